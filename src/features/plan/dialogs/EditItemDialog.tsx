import { Form, Input, Select } from 'antd';
import { useState } from 'react';
import { STATE_MAX, STATE_MIN } from '@contract/answer';
import { PLAN_NOTE_LENGTH } from '@contract/priorities/planItems';
import type { PlanConflict } from '@contract/priorities/planPayloads';
import { isApiError } from '@/shared/api/errors/ApiError';
import { useIsOffered } from '@/shared/api/features/views';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { fieldErrorsOf, type Failure } from '@/shared/lib/useSubmission';
import { FormDialog } from '@/shared/ui/dialog/FormDialog';
import { useDialogSubject } from '@/shared/ui/dialog/useDialogSubject';
import { labelInElement } from '@/shared/ui/input/labelInElement';
import { useSavePlanItemMutation } from '../planApi';
import type { PlanItem } from '../PlanItem';
import {
  BENEFIT_NAMES,
  BenefitFields,
  benefitOnWire,
  benefitValuesOf,
  type BenefitValues,
} from './BenefitFields';
import { PLAN_FIELDS, PlanFields, type Owner, type PlanFieldValues } from './PlanFields';

interface Props {
  companyId: string;
  /** null while the dialog is closed. */
  item: PlanItem | null;
  owners: readonly Owner[];
  onClose: () => void;
}

interface Values extends PlanFieldValues, BenefitValues {
  aim: number;
  note: string;
}

const WIDTH = 480;
const ROWS = { minRows: 2, maxRows: 6 };

/**
 * Changes the aim, the owner, the dates, the benefit and the note of a plan item. Only what the person changes is sent, so that
 * saving again after somebody else's change keeps that person's other values.
 */
export function EditItemDialog({ companyId, item, owners, onClose }: Props) {
  const { t } = useTranslation('plan');
  const [save] = useSavePlanItemMutation();
  const hasBenefits = useIsOffered('valuePlan');
  const subject = useDialogSubject(item, item !== null);
  // After a conflict, the stored revision.
  const [newer, setNewer] = useState<{ id: string; revision: number } | null>(null);
  if (!subject) return null;
  const { id, activityId, number, title, aim, owner, startsOn, dueOn, note, benefit } = subject;
  const revision = Math.max(subject.revision, newer?.id === id ? newer.revision : 0);

  const before = { aim, note, owner_id: owner?.id ?? null, starts_on: startsOn, due_on: dueOn };
  const benefitBefore = benefitOnWire(benefitValuesOf(benefit));

  function submit(values: Values) {
    const entered = {
      aim: values.aim,
      note: values.note,
      owner_id: values.owner ?? null,
      starts_on: values.startsOn || null,
      due_on: values.dueOn || null,
    };
    const changes = {
      ...changedFields(before, entered),
      ...(hasBenefits && changedFields(benefitBefore, benefitOnWire(values))),
    };
    const key = { id, company_id: companyId, activity_id: activityId, revision };
    return save({ companyId, payload: { ...key, ...changes } }).unwrap();
  }

  function failureOf(error: unknown): Failure {
    if (!isApiError(error)) return { message: t('item.failed') };
    if (error.code === 'REVISION_CONFLICT') {
      const [stored] = (error.data as PlanConflict).items;
      if (stored) setNewer({ id, revision: stored.revision });
      return { message: t('item.conflictInDialog') };
    }
    return {
      message: error.message ?? t('item.failed'),
      fields: fieldErrorsOf(error, { ...PLAN_FIELDS, ...BENEFIT_NAMES }),
    };
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
        ...benefitValuesOf(benefit),
      }}
      onSubmit={submit}
      failureOf={failureOf}
      onClose={onClose}
    >
      <Form.Item name="aim" label={t('item.aim')}>
        <Select
          labelRender={labelInElement}
          options={Array.from({ length: STATE_MAX }, (_, index) => ({
            value: index + STATE_MIN,
            label: index + STATE_MIN,
          }))}
        />
      </Form.Item>
      <PlanFields owners={owners} />
      {hasBenefits && <BenefitFields />}
      <Form.Item name="note" label={t('item.note')}>
        <Input.TextArea autoSize={ROWS} maxLength={PLAN_NOTE_LENGTH} />
      </Form.Item>
    </FormDialog>
  );
}

const changedFields = <T extends object>(before: T, entered: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(entered).filter(([name, value]) => value !== Reflect.get(before, name)),
  ) as Partial<T>;
