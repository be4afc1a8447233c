import { Form, Input, Typography } from 'antd';
import { targetProblems } from '@contract/targets/checkTarget';
import { addDays } from '@contract/days';
import { TARGET_LIMITS } from '@contract/targets/targets';
import { isApiError } from '@/shared/api/errors/ApiError';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { Failure } from '@/shared/lib/useSubmission';
import { useToday } from '@/shared/time/useClock';
import { DecimalInput } from '@/shared/ui/input/DecimalInput';
import { FormDialog } from '@/shared/ui/dialog/FormDialog';
import { FormerTargets } from './FormerTargets';
import { MilestoneFields } from './MilestoneFields';
import type { Target } from '../Target';
import { useSaveTargetMutation } from '../targetsApi';
import { inputOf, InvalidTarget, type TargetValues } from './targetValues';

interface Props {
  open: boolean;
  companyId: string;
  driver: { name: string; title: string; average: number | null };
  /** The target that the new one replaces; null if there is none. */
  current: Target | null;
  former: readonly Target[];
  onClose: () => void;
}

const WIDTH = 600;
const ROWS = { minRows: 2, maxRows: 6 };

/** Sets the target of a driver: a value and a date, milestones, and the reason. */
export function SetTargetDialog({ open, companyId, driver, current, former, onClose }: Props) {
  const { t } = useTranslation('targets');
  const { oneDecimal } = useFormats();
  const [save] = useSaveTargetMutation();
  const today = useToday();

  async function submit(values: TargetValues) {
    const input = inputOf(values);
    const problems = targetProblems(input, { average: driver.average, today });
    if (problems.length > 0) throw new InvalidTarget(problems);
    await save({
      companyId,
      payload: {
        company_id: companyId,
        driver_name: driver.name,
        value: input.value,
        due_on: input.due_on,
        milestones: [...input.milestones],
        reason: input.reason,
      },
    }).unwrap();
  }

  function failureOf(error: unknown): Failure {
    if (error instanceof InvalidTarget) {
      const texts = error.problems.map(({ field, rule }) => [
        field,
        t(`problem.${field}.${rule}` as 'problem.due_on.too_early', {
          days: TARGET_LIMITS.daysAhead,
          average: oneDecimal(driver.average ?? TARGET_LIMITS.lowest),
        }),
      ]);
      const fields = Object.fromEntries(texts) as Record<string, string>;
      return { message: t('invalid'), fields };
    }
    if (!isApiError(error)) return { message: t('failed') };
    return { message: error.message ?? t('failed'), fields: error.fields };
  }

  return (
    <FormDialog<TargetValues>
      title={t('dialog.title', { driver: driver.title })}
      open={open}
      width={WIDTH}
      initialValues={{
        ...(current && { value: current.value }),
        due_on: current?.dueOn ?? '',
        milestones: current?.milestones ?? [],
        reason: current?.reason ?? '',
      }}
      onSubmit={submit}
      failureOf={failureOf}
      onClose={onClose}
    >
      <Typography.Paragraph type="secondary">
        {driver.average === null
          ? t('dialog.noAverage')
          : t('dialog.average', { average: oneDecimal(driver.average) })}
        {current && ` ${t('dialog.replaces')}`}
      </Typography.Paragraph>
      <Form.Item name="value" label={t('dialog.value')}>
        <DecimalInput step={0.1} />
      </Form.Item>
      <Form.Item name="due_on" label={t('dialog.dueOn')}>
        <Input type="date" min={addDays(today, TARGET_LIMITS.daysAhead)} />
      </Form.Item>
      <MilestoneFields />
      <Form.Item name="reason" label={t('dialog.reason')}>
        <Input.TextArea autoSize={ROWS} maxLength={TARGET_LIMITS.reasonLength} />
      </Form.Item>
      <FormerTargets former={former} />
    </FormDialog>
  );
}
