import { Checkbox, Form, Input } from 'antd';
import { LIMITS } from '@contract/limits';
import { SCENARIO_LIMITS } from '@contract/scenarios/scenarios';
import { isApiError } from '@/shared/api/errors/ApiError';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { nameRules } from '@/shared/lib/formRules';
import { fieldErrorsOf, type Failure } from '@/shared/lib/useSubmission';
import { FormDialog } from '@/shared/ui/dialog/FormDialog';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { PLAN_FIELDS, PlanFields, type Owner, type PlanFieldValues } from '../dialogs/PlanFields';
import { isOpen } from '../PlanItem';
import { useGetScenariosQuery, useSaveScenarioMutation } from '../planApi';
import type { PlanView } from '../usePlanView';

interface Props {
  open: boolean;
  companyId: string;
  view: PlanView;
  owners: readonly Owner[];
  onClose: () => void;
}

interface Values extends PlanFieldValues {
  name: string;
  note: string;
  withPlan: boolean;
}

const WIDTH = 480;
const ROWS = { minRows: 2, maxRows: 6 };

/** Keeps the selected actions, with the open plan items if wanted, as a scenario to compare with others. */
export function SaveScenarioDialog({ open, companyId, view, owners, onClose }: Props) {
  const { t } = useTranslation('plan');
  const notify = useNotify();
  const [save] = useSaveScenarioMutation();
  const { data: scenarios = [], refetch } = useGetScenariosQuery(companyId);
  const planned = view.plan.filter(isOpen);
  const taken = new Set(scenarios.map(({ name }) => name));
  const numbers = Array.from({ length: taken.size + 1 }, (_, index) => index + 1);
  const free = numbers.find((number) => !taken.has(t('compare.defaultName', { number }))) ?? 1;

  async function submit({ name, note, withPlan, owner, dueOn }: Values) {
    const shared = { owner_id: owner || null, due_on: dueOn || null };
    const selected = view.selected.map(({ id, aim }) => ({ activity_id: id, aim, ...shared }));
    const ofPlan = planned.map(({ activityId, aim, owner: own, dueOn: due, benefit }) => ({
      ...{ activity_id: activityId, aim, owner_id: own?.id ?? null, due_on: due },
      ...{ benefit_m: benefit.benefit_m, benefit_kind: benefit.benefit_kind },
    }));
    const items = withPlan ? [...ofPlan, ...selected] : selected;
    await save({ companyId, payload: { company_id: companyId, name, note, items } }).unwrap();
    // The next scenario gets a free name once the list contains this one.
    await refetch();
    notify.success(t('compare.kept', { name, count: items.length }));
  }

  function failureOf(error: unknown): Failure {
    if (!isApiError(error)) return { message: t('compare.failed') };
    const fields = fieldErrorsOf(error, { ...PLAN_FIELDS, name: 'name', note: 'note' });
    return { message: error.message ?? t('compare.failed'), fields };
  }

  return (
    <FormDialog<Values>
      title={t('compare.keepTitle')}
      open={open}
      width={WIDTH}
      initialValues={{
        name: t('compare.defaultName', { number: free }),
        note: '',
        withPlan: planned.length > 0,
      }}
      onSubmit={submit}
      failureOf={failureOf}
      onClose={onClose}
    >
      <p>{t('compare.keepDetail', { count: view.selected.length })}</p>
      <Form.Item name="name" label={t('compare.name')} rules={nameRules(t('compare.nameEmpty'))}>
        <Input autoComplete="off" maxLength={LIMITS.nameLength} />
      </Form.Item>
      {planned.length > 0 && (
        <Form.Item name="withPlan" valuePropName="checked">
          <Checkbox>{t('compare.withPlan', { count: planned.length })}</Checkbox>
        </Form.Item>
      )}
      <PlanFields owners={owners} withStart={false} />
      <Form.Item name="note" label={t('item.note')}>
        <Input.TextArea autoSize={ROWS} maxLength={SCENARIO_LIMITS.noteLength} />
      </Form.Item>
    </FormDialog>
  );
}
