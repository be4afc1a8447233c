import { Alert, Button } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useNavigate } from 'react-router';
import { nextUnfinishedArea, useImpactAreas } from '@/features/impactAreas';
import { useNames } from '@/shared/i18n/useNames';
import { paths } from '@/shared/routing/paths';

interface Props {
  companyId: string;
  /** Number of the area. */
  area: string;
  /** The number of its actions that are not done. */
  unfinished: number;
}

/** The end of an impact area: whether it is complete, and the way to the next one. */
export function AreaEnd({ companyId, area, unfinished }: Props) {
  const { t } = useTranslation('pages');
  const nameOf = useNames();
  const navigate = useNavigate();
  const areas = useImpactAreas(companyId);
  const isComplete = unfinished === 0;
  const next = areas.state === 'ready' ? nextUnfinishedArea(areas.data, area) : undefined;
  const allDone = areas.state === 'ready' && isComplete && !next;

  function open() {
    if (!next?.currentId) return;
    const { title, number, currentId } = next;
    void navigate(paths.impactAreaAction({ title, area: number, activityId: currentId }));
  }

  return (
    <Alert
      role="status"
      showIcon
      type={isComplete ? 'success' : 'info'}
      title={isComplete ? t('areaEnd.complete') : t('areaEnd.last')}
      description={
        <>
          {!isComplete && t('areaEnd.unfinished', { count: unfinished })}
          {allDone && t('action.allDone')}
          {isComplete && next && t('areaEnd.continue', { title: nameOf(next.title) })}
        </>
      }
      {...(next?.currentId && {
        action: <Button onClick={open}>{t('areaEnd.next')}</Button>,
      })}
      {...(allDone && {
        action: (
          <Button onClick={() => void navigate(paths.impactAreas())}>{t('action.toAreas')}</Button>
        ),
      })}
    />
  );
}
