import { Typography } from 'antd';
import type { PlanConflict } from '@contract/priorities/planPayloads';
import { MAX_PLANNED_AT_ONCE } from '@contract/priorities/planItems';
import { isApiError } from '@/shared/api/errors/ApiError';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { fieldErrorsOf, type Failure } from '@/shared/lib/useSubmission';
import { FormDialog } from '@/shared/ui/dialog/FormDialog';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { usePlanActionsMutation } from '../planApi';
import type { RankedPriority } from '../usePlanView';
import { PLAN_FIELDS, PlanFields, type Owner, type PlanFieldValues } from './PlanFields';

interface Props {
  open: boolean;
  companyId: string;
  actions: readonly RankedPriority[];
  owners: readonly Owner[];
  onClose: () => void;
}

const WIDTH = 480;

/** Adds the selected actions to the plan, with one owner and one due date. */
export function CommitDialog({ open, companyId, actions, owners, onClose }: Props) {
  const { t } = useTranslation('plan');
  const formats = useFormats();
  const notify = useNotify();
  const [planActions] = usePlanActionsMutation();
  const count = actions.length;
  const isTooMany = count > MAX_PLANNED_AT_ONCE;

  async function commit({ owner, startsOn, dueOn }: PlanFieldValues) {
    const items = actions.map(({ id, aim }) => ({ activity_id: id, aim }));
    const shared = {
      owner_id: owner || null,
      starts_on: startsOn || null,
      due_on: dueOn || null,
    };
    await planActions({
      companyId,
      payload: { company_id: companyId, items, ...shared },
    }).unwrap();
    notify.success(t('commit.done', { count }));
  }

  function failureOf(error: unknown): Failure {
    if (!isApiError(error)) return { message: t('commit.failed') };
    if (error.code === 'ALREADY_PLANNED') {
      const { items } = error.data as PlanConflict;
      const names = items.map(({ activity_name: action, owner_name: owner }) =>
        owner === null ? action : t('commit.byOwner', { action, owner }),
      );
      return { message: t('commit.already', { actions: formats.list(names) }) };
    }
    return {
      message: error.message ?? t('commit.failed'),
      fields: fieldErrorsOf(error, PLAN_FIELDS),
    };
  }

  return (
    <FormDialog<PlanFieldValues>
      title={t('commit.title', { count })}
      open={open}
      width={WIDTH}
      submitLabel={t('commit.submit')}
      canSubmit={() => !isTooMany && count > 0}
      onSubmit={commit}
      failureOf={failureOf}
      onClose={onClose}
    >
      <Typography.Paragraph>
        {isTooMany ? t('commit.tooMany', { max: MAX_PLANNED_AT_ONCE }) : t('commit.detail')}
      </Typography.Paragraph>
      <PlanFields owners={owners} />
    </FormDialog>
  );
}
