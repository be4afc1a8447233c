import { useTranslation } from '@/shared/i18n/useTranslation';
import { useIsSmall } from '@/shared/ui/layout/useLayoutSize';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import type { Owner } from '../dialogs/PlanFields';
import styles from './AddPanel.module.css';

interface Props {
  /** What they are responsible for, in words. */
  label: string;
  owners: readonly Owner[];
  /** The id of the chosen person; '' for nobody. */
  value: string;
  onChange: (id: string) => void;
}

/** How many people have a button each, so that one press chooses; the others are in a list. */
const BUTTONS = 6;

/**
 * Chooses the person who is responsible; a second press on the same person chooses nobody. On phones all are in the
 * list.
 */
export function OwnerChoice({ label, owners, value, onChange }: Props) {
  const { t } = useTranslation('plan');
  const isSmall = useIsSmall();
  const buttons = owners.length <= BUTTONS ? BUTTONS : BUTTONS - 1;
  const first = isSmall ? [] : owners.slice(0, buttons);
  const others = owners.slice(first.length);
  return (
    <span className={styles.owners} role="group" aria-label={label}>
      {first.map(({ id, name }) => (
        <PlainButton
          key={id}
          size="small"
          variant={id === value ? 'primary' : 'default'}
          aria-pressed={id === value}
          onClick={() => onChange(id === value ? '' : id)}
        >
          {name}
        </PlainButton>
      ))}
      {others.length > 0 && (
        <select
          className={styles.others}
          aria-label={t(isSmall ? 'item.owner' : 'adding.otherOwners')}
          value={others.some(({ id }) => id === value) ? value : ''}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{t(isSmall ? 'item.noOwner' : 'adding.otherOwners')}</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </span>
  );
}
