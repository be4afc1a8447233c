import { Button, Result } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Navigate, useNavigate } from 'react-router';
import { selectLastOpened, type ActivityState } from '@/features/activity';
import { firstUnfinished, impactAreaTitle, useImpactAreas } from '@/features/impactAreas';
import { paths } from '@/shared/routing/paths';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { Waiting } from '@/shared/ui/Waiting';

interface Props {
  companyId: string;
  /** Only this area, where the address names one. */
  area: string | undefined;
}

/** An action page without an action: the last one opened, else the first unfinished area's. */
export function ResumeAction({ companyId, area }: Props) {
  const { t } = useTranslation('pages');
  const navigate = useNavigate();
  const { activityId, impactArea } = useSelector((state: { activity: ActivityState }) =>
    selectLastOpened(state),
  );
  const areas = useImpactAreas(companyId);

  if (activityId && impactArea && (!area || area === impactArea)) {
    return <ToAction area={impactArea} activityId={activityId} />;
  }
  if (areas.state === 'loading') return <Waiting />;
  if (areas.state === 'failed') return <ErrorPanel error={areas.error} onRetry={areas.retry} />;

  const next = firstUnfinished(areas.data.filter(({ number }) => !area || number === area));
  if (next?.currentId) return <ToAction area={next.number} activityId={next.currentId} />;
  return (
    <Result
      status="info"
      title={t('action.none')}
      subTitle={t('action.noneDetail')}
      extra={
        <Button type="primary" onClick={() => void navigate(paths.impactAreas())}>
          {t('action.toAreas')}
        </Button>
      }
    />
  );
}

function ToAction({ area, activityId }: { area: string; activityId: string }) {
  const title = impactAreaTitle(area);
  return <Navigate replace to={paths.impactAreaAction({ title, area, activityId })} />;
}
