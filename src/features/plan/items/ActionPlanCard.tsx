import { Card } from 'antd';
import { Link } from 'react-router';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { paths } from '@/shared/routing/paths';
import { useGetPlanQuery } from '../planApi';
import { isOpen } from '../PlanItem';
import styles from './ActionPlanCard.module.css';
import { useItemTexts } from './useItemTexts';

interface Props {
  companyId: string;
  activityId: string;
}

/** The open plan item of an action; nothing for an action that is not in the plan. */
export function ActionPlanCard({ companyId, activityId }: Props) {
  const { t } = useTranslation('plan');
  const { shortDay } = useFormats();
  const texts = useItemTexts();
  const { item } = useGetPlanQuery(companyId, {
    selectFromResult: ({ currentData }) => ({
      item: currentData?.find((one) => isOpen(one) && one.activityId === activityId),
    }),
  });
  if (!item) return null;
  const { status, owner, dueOn, note } = item;
  const { state, planned, realized, cost, benefit } = texts(item);
  const gain = planned === null ? null : t('item.planned', { gain: planned });
  const details = [state, gain, realized, cost, ...benefit].filter((text) => text !== null);
  return (
    <Card title={t('card.title')} extra={<Link to={paths.plan('all')}>{t('card.open')}</Link>}>
      <ul className={styles.lines}>
        <li>{[t(`item.statuses.${status}`), owner?.name ?? t('item.noOwner')].join(' · ')}</li>
        <li>{dueOn === null ? t('item.noDue') : t('item.due', { date: shortDay(dueOn) })}</li>
        <li>{details.join(' · ')}</li>
        {note !== '' && <li>{note}</li>}
      </ul>
    </Card>
  );
}
