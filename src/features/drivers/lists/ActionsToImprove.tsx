import { activityNumber, activityTitle } from '@contract/fields/naming';
import { useMemo } from 'react';
import type { QueryView } from '@/shared/api/useQueryView';
import { useFormats } from '@/shared/i18n/formats';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
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

/**
 * The actions that raise the Global Average most for their effort; each row opens its form. Nothing where no
 * action is scored below its aim.
 */
export function ActionsToImprove({ actions }: { actions: QueryView<readonly ImprovableAction[]> }) {
  const { t } = useTranslation('drivers');
  const all = actions.state === 'ready' ? actions.data : null;
  const improvements = useMemo(() => improvementsOf(all ?? []), [all]);
  const most = improvements[0]?.priority ?? 1;

  if (all && improvements.length === 0) return null;
  return (
    <Card title={t('improve.title')}>
      <CardRows rows={MAX_IMPROVEMENTS} loading={actions.state === 'loading'}>
        {actions.state === 'failed' && <ErrorPanel error={actions.error} onRetry={actions.retry} />}
        {improvements.length > 0 && (
          <ul aria-label={t('improve.title')}>
            {improvements.map((one) => (
              <ActionRow key={one.id} action={one} share={one.priority / most} />
            ))}
          </ul>
        )}
      </CardRows>
    </Card>
  );
}

interface RowProps {
  action: Improvement;
  /** Its priority, as a share of the highest one. */
  share: number;
}

function ActionRow({ action, share }: RowProps) {
  const { t } = useTranslation('drivers');
  const { signed, number } = useFormats();
  const nameOf = useNames();
  const { id, name, area, driverTitle: title, state, aim, gain, effort } = action;
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
      <span
        className={styles.bar}
        role="img"
        aria-label={t('improve.priority', { gain: signed(gain), effort: number(effort) })}
        title={t('improve.priority', { gain: signed(gain), effort: number(effort) })}
      >
        <span style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </ListRow>
  );
}
