import { useTranslation } from '@/shared/i18n/useTranslation';
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

/** Chooses the person who is responsible; a second press on the same person chooses nobody. */
export function OwnerChoice({ label, owners, value, onChange }: Props) {
  const { t } = useTranslation('plan');
  const first = owners.length <= BUTTONS ? owners : owners.slice(0, BUTTONS - 1);
  const others = owners.slice(first.length);
  return (
    <span className={styles.owners} role="group" aria-label={label}>
      {first.map(({ id, name }) => (
        <PlainButton
          key={id}
          size="small"
          look={id === value ? 'primary' : 'default'}
          aria-pressed={id === value}
          onClick={() => onChange(id === value ? '' : id)}
        >
          {name}
        </PlainButton>
      ))}
      {others.length > 0 && (
        <select
          className={styles.others}
          aria-label={t('adding.otherOwners')}
          value={others.some(({ id }) => id === value) ? value : ''}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{t('adding.otherOwners')}</option>
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
