import { shownPercentage } from '@contract/scoring/percentages';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { InfoPopover } from '@/shared/ui/popup/InfoPopover';
import { useGetProgressQuery, type AreaIds } from '../impactAreasApi';

interface Props {
  ids: AreaIds;
  /** 0–100, unrounded. */
  completed: number;
}

/** An area's percentage, with a popover that explains how it is calculated. */
export function PercentageWithInfo({ ids, completed }: Props) {
  const { t } = useTranslation('impactAreas');
  const { percent } = useFormats();
  return (
    <InfoPopover label={t('explain.label')} explanation={<Explanation ids={ids} />}>
      <strong>{percent(shownPercentage(completed))}</strong>
    </InfoPopover>
  );
}

/** Mounted when the popover opens, so that the counts are requested only then. */
function Explanation({ ids }: { ids: AreaIds }) {
  const { t } = useTranslation('impactAreas');
  const { currentData } = useGetProgressQuery(ids);
  return (
    <>
      {currentData && <strong>{t('progress.count', { ...currentData })}</strong>}
      <span>{t('explain.rule')}</span>
      <span>{t('explain.rounding')}</span>
      <span>{t('explain.now')}</span>
    </>
  );
}
