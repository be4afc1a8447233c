import { useTranslation } from '@/shared/i18n/useTranslation';
import type { Owner } from '../dialogs/PlanFields';
import type { PlanItem } from '../PlanItem';
import styles from './PlanRow.module.css';
import type { ItemChanges } from './useItemChanges';

interface Props {
  item: PlanItem;
  /** Everybody who may be responsible. */
  owners: readonly Owner[];
  /** null for people who may not change the plan. */
  changes: ItemChanges | null;
}

/** Who is responsible for an item, to be changed in place. */
export function OwnerField({ item, owners, changes }: Props) {
  const { t } = useTranslation('plan');
  const { owner, number, title } = item;
  if (!changes) return <span>{owner?.name ?? t('item.noOwner')}</span>;
  // The people are loaded after the plan.
  const isKnown = owner === null || owners.some(({ id }) => id === owner.id);
  return (
    <select
      className={styles.field}
      aria-label={t('adding.ownerOf', { subject: `${number} ${title}` })}
      value={owner?.id ?? ''}
      onChange={({ target }) => void changes.setFields(item, { owner_id: target.value || null })}
    >
      <option value="">{t('item.noOwner')}</option>
      {!isKnown && <option value={owner.id}>{owner.name}</option>}
      {owners.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
