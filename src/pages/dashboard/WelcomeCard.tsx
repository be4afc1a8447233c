import eye from '@ant-design/icons-svg/es/asn/EyeOutlined';
import { mayEditActions } from '@contract/permissions/permissions';
import type { UserDto } from '@contract/rest';
import { shownPercentage } from '@contract/scoring/percentages';
import type { Progress } from '@contract/scoring/progress';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Link, useNavigate } from 'react-router';
import { useCachedResumePoint } from '@/features/activity';
import { useShownCompany } from '@/features/companies';
import { isUnrated, lowestDriver, useGetDriversQuery } from '@/features/drivers';
import { firstUnfinished, overallProgress, useGetImpactAreasQuery } from '@/features/impactAreas';
import { useFormats } from '@/shared/i18n/formats';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { paths } from '@/shared/routing/paths';
import { Card } from '@/shared/ui/card/Card';
import { useIsSmall } from '@/shared/ui/layout/useLayoutSize';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import styles from './WelcomeCard.module.css';

interface Props {
  /** Null while the user is loading. */
  user: UserDto | null;
  companyId: string | null;
}

/** The greeting, how far the assessment is, and the way to the next action. */
export function WelcomeCard({ user, companyId }: Props) {
  const { t } = useTranslation('pages');
  const shown = useShownCompany(user);
  const company = shown.state === 'ready' ? shown.data.company : null;
  const isDeleted = company !== null && !company.activated;
  const { progress, next } = useNextStep(isDeleted ? null : companyId);
  const isAllDone = progress !== null && progress.answered === progress.total;
  // An action that applies is done only with a score, so that without one none applies.
  const { currentData: ratings } = useGetDriversQuery((isDeleted ? null : companyId) ?? skipToken);
  const isNothingRated = ratings !== undefined && isUnrated(ratings);

  return (
    <Card>
      <div className={styles.card}>
        <div className={styles.text}>
          <h2 className={styles.welcome}>
            {user ? t('dashboard.welcome', { name: user.name }) : t('loading', { ns: 'shared' })}
          </h2>
          {!isDeleted && (
            <div className={styles.steps}>
              <p className={styles.next}>
                {isAllDone ? (
                  t(isNothingRated ? 'dashboard.allNotApplicable' : 'dashboard.allDone', {
                    total: progress.total,
                  })
                ) : (
                  <>
                    {progress && <ProgressText progress={progress} />}
                    {next !== null && <span>{next}</span>}
                  </>
                )}
              </p>
              {companyId !== null && (
                <div className={styles.links}>
                  <WeakestDriver companyId={companyId} />
                  <OpenParts companyId={companyId} />
                  <DueActions companyId={companyId} />
                </div>
              )}
            </div>
          )}
        </div>
        {!isDeleted && (
          <NextButton user={user} isAllDone={isAllDone} isNothingRated={isNothingRated} />
        )}
      </div>
    </Card>
  );
}

/** Links to the driver with the lowest average and to its first action; nothing without two averages. */
function WeakestDriver({ companyId }: { companyId: string }) {
  const { t } = useTranslation('pages');
  const nameOf = useNames();
  const { graded, oneDecimal } = useFormats();
  const { currentData } = useGetDriversQuery(companyId);
  const lowest = lowestDriver(currentData?.drivers ?? []);
  if (!lowest) return null;
  const { title, average } = lowest;
  const { belowTarget = null, action = null } = currentData?.weakest ?? {};
  const shown = { driver: nameOf(title), average: graded(average, 1) };
  return (
    <>
      <Link className={styles.due} to={paths.companyOverview(title)}>
        {belowTarget === null
          ? t('dashboard.weakest', shown)
          : t('dashboard.weakestBelow', { ...shown, gap: oneDecimal(belowTarget) })}
      </Link>
      {action && (
        <Link
          className={styles.due}
          to={paths.companyAction({ title, area: action.area, activityId: action.id })}
        >
          {action.daysLate === null
            ? t('dashboard.first', { action: action.name })
            : t('dashboard.firstLate', { action: action.name, count: action.daysLate })}
        </Link>
      )}
    </>
  );
}

/** A link to the person's parts of open rounds; nothing without one. */
function OpenParts({ companyId }: { companyId: string }) {
  const { t } = useTranslation('pages');
  const { currentData } = useGetDriversQuery(companyId);
  const count = currentData?.roundsDue ?? 0;
  if (count === 0) return null;
  return (
    <Link className={styles.due} to={paths.myPart()}>
      {t('dashboard.opinions', { count })}
    </Link>
  );
}

/** A link to the person's planned actions that are overdue or due this week; nothing without one. */
function DueActions({ companyId }: { companyId: string }) {
  const { t } = useTranslation('pages');
  const { currentData } = useGetDriversQuery(companyId);
  const count = currentData?.planDue ?? 0;
  if (count === 0) return null;
  return (
    <Link className={styles.due} to={paths.plan('mine')}>
      {t('dashboard.due', { count })}
    </Link>
  );
}

function ProgressText({ progress: { completed, answered, total } }: { progress: Progress }) {
  const { t } = useTranslation('pages');
  const { percent } = useFormats();
  return (
    <span>
      <strong>{percent(shownPercentage(completed))}</strong> ·{' '}
      <span>{t('dashboard.progress', { answered, total })}</span>
    </span>
  );
}

/** The overall progress, and the text that names the action that Continue opens; null where not known. */
function useNextStep(companyId: string | null) {
  const { t } = useTranslation('pages');
  const { currentData } = useGetImpactAreasQuery(companyId ?? skipToken);
  const resume = useCachedResumePoint(companyId);
  const areas = currentData ?? [];
  const name = resume ? resume.name : firstUnfinished(areas)?.currentName;
  const next = name ? t('dashboard.next', { action: name }) : resume && t('dashboard.nextEdited');
  return { progress: overallProgress(areas), next };
}

interface ButtonProps {
  user: UserDto | null;
  isAllDone: boolean;
  isNothingRated: boolean;
}

function NextButton({ user, isAllDone, isNothingRated }: ButtonProps) {
  const { t } = useTranslation('pages');
  const navigate = useNavigate();
  const isSmall = useIsSmall();
  const isReader = user !== null && !mayEditActions(user);
  const [long, short, path] = isAllDone
    ? isNothingRated
      ? (['toAreas', 'toAreasShort', paths.impactAreas()] as const)
      : (['improve', 'improveShort', paths.companyOverview('General')] as const)
    : isReader
      ? (['view', 'viewShort', paths.impactAreaAction()] as const)
      : (['continue', 'continueShort', paths.impactAreaAction()] as const);

  return (
    <PlainButton
      variant="primary"
      size="large"
      {...(isReader && !isAllDone && { icon: eye })}
      onClick={() => void navigate(path)}
    >
      {t(`dashboard.${isSmall ? short : long}`)}
    </PlainButton>
  );
}
