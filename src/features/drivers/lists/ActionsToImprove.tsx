import { activityNumber, activityTitle } from '@contract/fields/naming';
import { useMemo, type ReactNode } from 'react';
import type { QueryView } from '@/shared/api/useQueryView';
import { useFormats } from '@/shared/i18n/formats';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useMoney } from '@/shared/money/useMoney';
import { paths } from '@/shared/routing/paths';
import { Card } from '@/shared/ui/card/Card';
import { CardRows } from '@/shared/ui/card/CardRows';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { ListRow } from '@/shared/ui/list/ListRow';
import {
  improvementsOf,
  MAX_IMPROVEMENTS,
  type ImprovableAction,
  type Improvement,
} from '../ImprovableAction';
import styles from './ratingLists.module.css';

interface Props {
  actions: QueryView<readonly ImprovableAction[]>;
  /** The ids of actions that are not offered. */
  hidden?: ReadonlySet<string>;
  /** What the company plans with an action. */
  planOf?: (action: Improvement) => ReactNode;
}

/**
 * The actions that raise the Global Average most for their effort; each row opens its form. Nothing where no
 * action is scored below its aim.
 */
export function ActionsToImprove({ actions, hidden, planOf }: Props) {
  const { t } = useTranslation('drivers');
  const all = actions.state === 'ready' ? actions.data : null;
  const improvements = useMemo(() => improvementsOf(all ?? [], hidden), [all, hidden]);

  if (all && improvements.length === 0) return null;
  return (
    <Card title={t('improve.title')}>
      <CardRows rows={MAX_IMPROVEMENTS} loading={actions.state === 'loading'}>
        {actions.state === 'failed' && <ErrorPanel error={actions.error} onRetry={actions.retry} />}
        {improvements.length > 0 && (
          <ul aria-label={t('improve.title')}>
            {improvements.map((one) => (
              <ActionRow key={one.id} action={one} plan={planOf?.(one)} />
            ))}
          </ul>
        )}
      </CardRows>
    </Card>
  );
}

interface RowProps {
  action: Improvement;
  plan: ReactNode;
}

function ActionRow({ action, plan }: RowProps) {
  const { t } = useTranslation('drivers');
  const { signed, number } = useFormats();
  const { money } = useMoney();
  const nameOf = useNames();
  const { id, name, area, driverTitle: title, state, aim, gain, effort, costM } = action;
  return (
    <ListRow
      to={paths.companyAction({ title, area, activityId: id })}
      label={
        <>
          <span className={styles.number}>{activityNumber(name)}</span>{' '}
          <span>{activityTitle(name)}</span>{' '}
          <small className={styles.detail}>
            {`${nameOf(title)} · ${t('improve.state', { state, aim })}`}
          </small>
        </>
      }
    >
      <span className={styles.figures}>
        <span title={t('improve.priority', { gain: signed(gain), effort: number(effort) })}>
          {[signed(gain), costM !== null && money(costM)].filter(Boolean).join(' · ')}
        </span>
        {plan}
      </span>
    </ListRow>
  );
}
