import { Checkbox, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { filterByText } from '@/shared/lib/filterByText';
import { SearchField } from '@/shared/ui/input/SearchField';
import type { WorkspaceRef } from '../../Company';
import styles from './WorkspaceChoice.module.css';

interface Props {
  workspaces: readonly WorkspaceRef[];
  /** Given by Form.Item; null for none. */
  value?: string | null;
  onChange?: (workspaceId: string | null) => void;
}

/** More than these are found by the search alone. */
const SHOWN = 50;
/** From here on a list is long enough to search. */
const LONG = 8;

const nameOf = ({ name }: WorkspaceRef) => name;

/** One workspace or none, by boxes: checking one unchecks the other. */
export function WorkspaceChoice({ workspaces, value = null, onChange }: Props) {
  const { t } = useTranslation('companies');
  const [typed, setTyped] = useState('');
  const found = filterByText(workspaces, typed, nameOf);
  const chosen = found.find(({ id }) => id === value);
  const shown = chosen ? [chosen, ...found.filter((one) => one !== chosen)] : found;

  if (workspaces.length === 0) {
    return <Typography.Text type="secondary">{t('workspaces.none')}</Typography.Text>;
  }
  return (
    <Flex vertical gap="small">
      {workspaces.length > LONG && (
        <SearchField label={t('workspaces.search')} typed={typed} onType={setTyped} />
      )}
      <div role="group" aria-label={t('workspaces.label')} className={styles.list}>
        {(typed ? found : shown).slice(0, SHOWN).map(({ id, name }) => (
          <Checkbox
            key={id}
            checked={id === value}
            onChange={({ target }) => onChange?.(target.checked ? id : null)}
          >
            {name}
          </Checkbox>
        ))}
      </div>
      {found.length === 0 && (
        <Typography.Text type="secondary">{t('workspaces.nothingFound')}</Typography.Text>
      )}
      {found.length > SHOWN && (
        <Typography.Text type="secondary">
          {t('workspaces.more', { count: found.length - SHOWN })}
        </Typography.Text>
      )}
    </Flex>
  );
}
