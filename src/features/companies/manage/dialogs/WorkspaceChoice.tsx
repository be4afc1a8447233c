import { Checkbox, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { filterByText } from '@/shared/lib/filterByText';
import { SearchField } from '@/shared/ui/input/SearchField';
import type { WorkspaceRef } from '../../Company';
import styles from './WorkspaceChoice.module.css';

interface Props {
  workspaces: readonly WorkspaceRef[];
  /** Passed by Form.Item; null for no workspace. */
  value?: string | null;
  onChange?: (workspaceId: string | null) => void;
}

/** The longest list that is shown. Further workspaces are found by the search. */
const MAX_SHOWN = 50;
/** A list that is longer than this has a search. */
const MAX_WITHOUT_SEARCH = 8;

const nameOf = ({ name }: WorkspaceRef) => name;

/** Checkboxes for one workspace or none. Checking a box unchecks the other one. */
export function WorkspaceChoice({ workspaces, value = null, onChange }: Props) {
  const { t } = useTranslation('companies');
  const [typed, setTyped] = useState('');
  const found = filterByText(workspaces, typed, nameOf);
  // The company's own workspace comes first. A later choice does not move under the pointer.
  const [ownId] = useState(value);
  const own = found.find(({ id }) => id === ownId);
  const ownFirst = own ? [own, ...found.filter((one) => one !== own)] : found;

  if (workspaces.length === 0) {
    return <Typography.Text type="secondary">{t('workspaces.none')}</Typography.Text>;
  }
  return (
    <Flex vertical gap="small">
      {workspaces.length > MAX_WITHOUT_SEARCH && (
        <SearchField label={t('workspaces.search')} typed={typed} onType={setTyped} />
      )}
      <div role="group" aria-label={t('workspaces.label')} className={styles.list}>
        {(typed ? found : ownFirst).slice(0, MAX_SHOWN).map(({ id, name }) => (
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
      {found.length > MAX_SHOWN && (
        <Typography.Text type="secondary">
          <span>{t('workspaces.more', { count: found.length - MAX_SHOWN })}</span>
        </Typography.Text>
      )}
    </Flex>
  );
}
