import { Link } from 'react-router';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { serverMessageOr, useSubmission } from '@/shared/lib/useSubmission';
import { paths } from '@/shared/routing/paths';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { useGetPlanQuery, useSavePlanItemMutation } from '../planApi';
import { isOpen } from '../PlanItem';
import styles from './PlanOffer.module.css';

interface Props {
  companyId: string;
  /** `aim` is the state, 2–10, to which the action would be raised. */
  action: { id: string; name: string; aim: number };
  canPlan: boolean;
}

/** Who raises an action until when; for an action that is not in the plan, a button that adds it. */
export function PlanOffer({ companyId, action, canPlan }: Props) {
  const { t } = useTranslation('plan');
  const { shortDay } = useFormats();
  const notify = useNotify();
  const [savePlanItem] = useSavePlanItemMutation();
  const { busy, done, submit } = useSubmission(add, (error) => {
    const failure = serverMessageOr(t('commit.failed'))(error);
    notify.failure(failure.message);
    return failure;
  });
  const { plan, item, isFetching } = useGetPlanQuery(companyId, {
    selectFromResult: ({ currentData, isFetching: isLoadingPlan }) => ({
      plan: currentData,
      isFetching: isLoadingPlan,
      item: currentData?.find((one) => isOpen(one) && one.activityId === action.id),
    }),
  });

  async function add() {
    const { id: activity_id, aim } = action;
    const payload = { company_id: companyId, activity_id, aim };
    await savePlanItem({ companyId, payload }).unwrap();
    notify.success(t('commit.done', { count: 1 }));
  }

  if (item) {
    const { owner, dueOn } = item;
    const parts = [t('offer.planned'), owner?.name, dueOn !== null && shortDay(dueOn)];
    return (
      <span className={styles.offer}>
        <Link to={paths.plan('all')}>{parts.filter(Boolean).join(' · ')}</Link>
      </span>
    );
  }
  if (!plan || !canPlan) return null;
  return (
    <span className={styles.offer}>
      <PlainButton
        size="small"
        loading={busy || (done && isFetching)}
        aria-label={t('offer.addAction', { action: action.name })}
        onClick={() => void submit(undefined)}
      >
        {t('offer.add')}
      </PlainButton>
    </span>
  );
}
