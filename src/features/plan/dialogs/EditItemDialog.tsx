import { Form, Input, Select } from 'antd';
import { STATE_MAX, STATE_MIN } from '@contract/answer';
import { PLAN_NOTE_LENGTH } from '@contract/priorities/planItems';
import { isApiError } from '@/shared/api/errors/ApiError';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { fieldErrorsOf, type Failure } from '@/shared/lib/useSubmission';
import { FormDialog } from '@/shared/ui/dialog/FormDialog';
import { useDialogSubject } from '@/shared/ui/dialog/useDialogSubject';
import { useSavePlanItemMutation } from '../planApi';
import type { PlanItem } from '../PlanItem';
import { PLAN_FIELDS, PlanFields, type Owner, type PlanFieldValues } from './PlanFields';

interface Props {
  companyId: string;
  /** null while the dialog is closed. */
  item: PlanItem | null;
  owners: readonly Owner[];
  onClose: () => void;
}

interface Values extends PlanFieldValues {
  aim: number;
  note: string;
}

const WIDTH = 480;
const ROWS = { minRows: 2, maxRows: 6 };

/** Changes the aim, the owner, the dates and the note of a plan item. */
export function EditItemDialog({ companyId, item, owners, onClose }: Props) {
  const { t } = useTranslation('plan');
  const [save] = useSavePlanItemMutation();
  const subject = useDialogSubject(item, item !== null);
  if (!subject) return null;
  const { id, activityId, number, title, aim, owner, startsOn, dueOn, note, revision } = subject;

  const submit = (values: Values) =>
    save({
      companyId,
      payload: {
        id,
        company_id: companyId,
        activity_id: activityId,
        revision,
        aim: values.aim,
        note: values.note,
        owner_id: values.owner ?? null,
        starts_on: values.startsOn || null,
        due_on: values.dueOn || null,
      },
    }).unwrap();

  function failureOf(error: unknown): Failure {
    if (!isApiError(error)) return { message: t('item.failed') };
    const message = error.code === 'REVISION_CONFLICT' ? t('item.conflict') : error.message;
    return { message: message ?? t('item.failed'), fields: fieldErrorsOf(error, PLAN_FIELDS) };
  }

  return (
    <FormDialog<Values>
      title={`${number} ${title}`}
      open={item !== null}
      width={WIDTH}
      initialValues={{
        aim,
        note,
        ...(owner && { owner: owner.id }),
        startsOn: startsOn ?? '',
        dueOn: dueOn ?? '',
      }}
      onSubmit={submit}
      failureOf={failureOf}
      onClose={onClose}
    >
      <Form.Item name="aim" label={t('item.aim')}>
        <Select
          options={Array.from({ length: STATE_MAX }, (_, index) => ({
            value: index + STATE_MIN,
            label: index + STATE_MIN,
          }))}
        />
      </Form.Item>
      <PlanFields owners={owners} />
      <Form.Item name="note" label={t('item.note')}>
        <Input.TextArea autoSize={ROWS} maxLength={PLAN_NOTE_LENGTH} />
      </Form.Item>
    </FormDialog>
  );
}
