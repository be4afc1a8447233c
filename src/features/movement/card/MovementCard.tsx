import type { HistoryWeek } from '@contract/scoring/weeks';
import type { QueryView } from '@/shared/api/useQueryView';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { MOVEMENT_ANCHOR } from '@/shared/routing/paths';
import { Card } from '@/shared/ui/card/Card';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { SectionTitle } from '@/shared/ui/layout/SectionTitle';
import { BridgeSkeleton } from '../bridge/Bridge';
import { ChoiceSelects } from '../choice/ChoiceSelects';
import type { TargetStart } from '../choice/Presets';
import type { MovementControl } from '../choice/useMovementChoice';
import { useScoreMovementState } from '../movementApi';
import styles from './MovementCard.module.css';
import { MovementPanel } from './MovementPanel';
import { useLinkTarget } from '@/shared/ui/page/useLinkTarget';

interface Props {
  companyId: string;
  /** In the title where the page shows two companies. */
  companyName?: string | undefined;
  /** The first recorded week; null without one. */
  firstWeek: QueryView<HistoryWeek | null>;
  control: MovementControl;
  /** Undefined on a server without targets. */
  targetStart?: TargetStart | undefined;
}

/** Why an average changed between two moments; hidden while the page shows sample data. */
export function MovementCard(props: Props) {
  const { companyId, companyName, firstWeek, control, targetStart } = props;
  const { t } = useTranslation('movement');
  const { currentData } = useScoreMovementState(companyId, control.choice);
  const section = useLinkTarget(MOVEMENT_ANCHOR, currentData !== undefined);
  // The chart above states why there is no history; a second notice would repeat it.
  if (firstWeek.state === 'failed') return null;
  if (firstWeek.state === 'ready' && firstWeek.isSample) return null;
  const title = companyName === undefined ? t('title') : t('titleOf', { company: companyName });

  return (
    <section
      ref={section}
      id={MOVEMENT_ANCHOR}
      className={styles.section}
      tabIndex={-1}
      aria-label={title}
    >
      <SectionTitle>{title}</SectionTitle>
      <Card>
        <div className={styles.parts}>
          {firstWeek.state === 'loading' ? (
            <div className={styles.loading}>
              <BridgeSkeleton />
            </div>
          ) : (
            <KnownHistory {...{ companyId, control, targetStart }} firstWeek={firstWeek.data} />
          )}
        </div>
      </Card>
    </section>
  );
}

interface KnownProps extends Pick<Props, 'companyId' | 'control' | 'targetStart'> {
  firstWeek: HistoryWeek | null;
}

function KnownHistory({ companyId, firstWeek, control, targetStart }: KnownProps) {
  const { t } = useTranslation('movement');
  const { choice, scope, choose } = control;
  if (!firstWeek) return <EmptyPanel title={t('empty.none')} />;
  if (!choice) return <EmptyPanel title={t('empty.begins')}>{t('empty.beginsNext')}</EmptyPanel>;
  return (
    <>
      <ChoiceSelects {...{ choice, scope, targetStart }} onChoose={choose} />
      <MovementPanel companyId={companyId} choice={choice} />
    </>
  );
}
