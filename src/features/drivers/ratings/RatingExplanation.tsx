import { shownShare } from '@contract/scoring/percentages';
import info from '@ant-design/icons-svg/es/asn/InfoCircleOutlined';
import { TOTAL } from '@contract/fields/naming';
import { hasEnoughScores } from '@contract/scoring/scoring';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useFormats } from '@/shared/i18n/formats';
import { useNames } from '@/shared/i18n/useNames';
import { InfoPopover } from '@/shared/ui/popup/InfoPopover';
import { PlainIcon } from '@/shared/ui/plain/PlainIcon';
import type { Driver } from '../Driver';
import { notApplicableOf, scoredOf } from '../DriverDetail';
import { useGetDriverQuery } from '../driversApi';

interface Props {
  companyId: string;
  driver: Driver;
  /** A sample rating has no count of answers. */
  isSample: boolean;
}

/** A button that opens the explanation of a card's rating. */
export function RatingExplanation(props: Props) {
  const { t } = useTranslation('drivers');
  const label = t('explain.label', { name: useNames()(props.driver.title) });
  return (
    <InfoPopover label={label} explanation={<Explanation {...props} />}>
      <PlainIcon icon={info} />
    </InfoPopover>
  );
}

/** Explains what a rating averages, how many answers it includes, and how it is graded. */
export function Explanation({ companyId, driver: { name, average }, isSample }: Props) {
  const { t } = useTranslation('drivers');
  const { graded } = useFormats();
  const isTotal = name === TOTAL;
  return (
    <>
      <span>{t(isTotal ? 'explain.total' : 'explain.driver')}</span>
      {!isTotal && !isSample && <Counted companyId={companyId} driverName={name} />}
      {average !== null && <span>{t('explain.exact', { average: graded(average, 2) })}</span>}
      <span>{t('explain.grade')}</span>
      <span>{t('explain.now')}</span>
    </>
  );
}

/** Mounted when the popover opens, so that the counts are requested only then. */
function Counted({ companyId, driverName }: { companyId: string; driverName: string }) {
  const { t } = useTranslation('drivers');
  const { currentData } = useGetDriverQuery({ companyId, driverName });
  if (!currentData) return <strong>…</strong>;
  const counts = scoredOf(currentData.groups);
  const notApplicable = notApplicableOf(currentData.groups);
  const evidenced = shownShare(currentData.evidencedShare ?? 0);
  return (
    <>
      <strong>{t('driver.counted', { ...counts })}</strong>
      {notApplicable > 0 && <span>{t('explain.notApplicable', { count: notApplicable })}</span>}
      {evidenced > 0 && <span>{t('explain.evidenced', { percent: evidenced })}</span>}
      {currentData.shownShare !== null && currentData.declaredOnly !== null && evidenced > 0 && (
        <span>
          {t('explain.shown', {
            shown: shownShare(currentData.shownShare),
            declared: shownShare(currentData.declaredOnly),
          })}
        </span>
      )}
      {!hasEnoughScores(counts) && <span>{t('explain.few')}</span>}
    </>
  );
}
