import { Button } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { Navigate, useNavigate } from 'react-router';
import { useResumePoint } from '@/features/activity';
import { firstUnfinished, impactAreaTitle, useImpactAreas } from '@/features/impactAreas';
import { paths } from '@/shared/routing/paths';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { StatusPanel } from '@/shared/ui/feedback/StatusPanel';
import { LoadingCard } from '@/shared/ui/loading/LoadingCard';

interface Props {
  companyId: string;
  canEdit: boolean;
  /** Limits the search to the area that the address names. */
  area: string | undefined;
}

/** Opens the action that was edited last, or else the current action of the first unfinished area. */
export function ResumeAction({ companyId, canEdit, area }: Props) {
  const { t } = useTranslation('pages');
  const navigate = useNavigate();
  const resume = useResumePoint(companyId);
  const areas = useImpactAreas(companyId);

  if (resume.state === 'loading' || areas.state === 'loading') return <LoadingCard />;
  if (resume.action && (!area || area === resume.action.area)) {
    return <RedirectToAction area={resume.action.area} activityId={resume.action.activityId} />;
  }
  if (areas.state === 'failed') return <ErrorPanel error={areas.error} onRetry={areas.retry} />;

  const named = areas.data.find(({ number }) => number === area);
  const next = named ?? firstUnfinished(areas.data);
  if (next?.currentId) return <RedirectToAction area={next.number} activityId={next.currentId} />;
  const allDone = areas.data.length > 0 && !next;
  return (
    <StatusPanel
      status={allDone ? 'success' : 'info'}
      title={t(allDone ? 'action.allDone' : 'action.none')}
      detail={t(
        allDone
          ? canEdit
            ? 'action.allDoneDetail'
            : 'action.allDoneReadOnly'
          : 'action.noneDetail',
      )}
    >
      <Button type="primary" onClick={() => void navigate(paths.impactAreas())}>
        {t('action.toAreas')}
      </Button>
    </StatusPanel>
  );
}

function RedirectToAction({ area, activityId }: { area: string; activityId: string }) {
  const title = impactAreaTitle(area);
  return <Navigate replace to={paths.impactAreaAction({ title, area, activityId })} />;
}
