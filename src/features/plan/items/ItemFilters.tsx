import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { Filters } from '@/shared/ui/input/Filters';
import { FilterSelect } from '../FilterSelect';
import type { Owner } from '../dialogs/PlanFields';
import type { PlanItem } from '../PlanItem';

/** Which plan items are listed. */
export interface ItemChoice {
  /** English name of a driver; '' for all. */
  driver: string;
  /** A person's id, or one of the words below. */
  owner: string;
}

export const EVERYONE = 'all';
const MINE = 'mine';
const NOBODY = 'none';

export function matchesItem(item: PlanItem, { driver, owner }: ItemChoice, userId: string) {
  if (driver !== '' && item.driver !== driver) return false;
  if (owner === EVERYONE) return true;
  if (owner === NOBODY) return item.owner === null;
  return item.owner?.id === (owner === MINE ? userId : owner);
}

const ownersOf = (plan: readonly PlanItem[]): Map<string, string> =>
  new Map(plan.flatMap(({ owner }) => (owner ? [[owner.id, owner.name]] : [])));

/** The person to whom the list is limited, in words; '' for everyone. */
export function useOwnerName(
  { owner }: ItemChoice,
  userId: string,
  plan: readonly PlanItem[],
): string {
  const { t } = useTranslation('plan');
  if (owner === EVERYONE) return '';
  if (owner === NOBODY) return t('filter.nobody');
  const mine = owner === MINE;
  return ownersOf(plan).get(mine ? userId : owner) ?? (mine ? t('filter.mine') : '');
}

interface Props {
  choice: ItemChoice;
  onChoose: (changed: Partial<ItemChoice>) => void;
  drivers: readonly string[];
  plan: readonly PlanItem[];
  /** Everybody who may be responsible. */
  owners: readonly Owner[];
}

export function ItemFilters({ choice, onChoose, drivers, plan, owners }: Props) {
  const { t } = useTranslation('plan');
  const nameOf = useNames();
  const people = ownersOf(plan);
  if (!people.has(choice.owner) && ![EVERYONE, MINE, NOBODY].includes(choice.owner)) {
    const known = owners.find(({ id }) => id === choice.owner);
    people.set(choice.owner, known?.name ?? t('filter.otherPerson'));
  }
  const count = Number(choice.owner !== EVERYONE) + Number(choice.driver !== '');
  return (
    <Filters count={count}>
      <FilterSelect
        label={t('filter.owner')}
        value={choice.owner}
        options={[
          { value: EVERYONE, label: t('filter.allOwners') },
          { value: MINE, label: t('filter.mine') },
          { value: NOBODY, label: t('filter.nobody') },
          ...[...people].map(([value, label]) => ({ value, label })),
        ]}
        onChange={(owner) => onChoose({ owner })}
      />
      <FilterSelect
        label={t('filter.driver')}
        value={choice.driver}
        options={[
          { value: '', label: t('filter.allDrivers') },
          ...drivers.map((one) => ({ value: one, label: nameOf(one) })),
        ]}
        onChange={(driver) => onChoose({ driver })}
      />
    </Filters>
  );
}
