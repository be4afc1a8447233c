import { Form, Input, Typography } from 'antd';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { nextPaint } from '@/shared/scheduling/nextPaint';
import { FormDialog } from '@/shared/ui/dialog/FormDialog';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { selectInWorker } from '../selection/selectInWorker';
import { costedCandidates } from '../selection/costedCandidates';
import type { PlanView } from '../usePlanView';
import { parseAmount, rejectedUnless } from './amount';

interface Props {
  open: boolean;
  view: PlanView;
  onSelect: (ids: string[]) => void;
  onClose: () => void;
}

interface Values {
  budget: string;
}

const WIDTH = 480;

/** Selects the best actions for a budget. */
export function FillDialog({ open, view, onSelect, onClose }: Props) {
  const { t } = useTranslation('plan');
  const { number, signed } = useFormats();
  const notify = useNotify();

  async function fill({ budget }: Values) {
    const { candidates, left } = costedCandidates(view);
    const selection = await selectInWorker({
      kind: 'fill',
      candidates: candidates.map(({ gain, costM }) => ({ gain, costM })),
      budgetM: parseAmount(budget) ?? 0,
    });
    const indexes = selection?.indexes ?? [];
    // The selection, the notification and the closed dialog are rendered in turn: a key that is pressed meanwhile
    // is shown between them.
    await nextPaint();
    onSelect(indexes.flatMap((index) => candidates[index]?.id ?? []));
    await nextPaint();
    const count = indexes.length;
    const title =
      selection && count > 0
        ? t('fill.done', { count, gain: signed(selection.gain), cost: number(selection.costM) })
        : t('fill.none');
    notify.success(title, left > 0 ? t('fill.leftOut', { count: left }) : undefined);
    await nextPaint();
  }

  return (
    <FormDialog<Values>
      title={t('fill.title')}
      open={open}
      width={WIDTH}
      submitLabel={t('fill.submit')}
      onSubmit={fill}
      failureOf={() => ({ message: t('fill.failed') })}
      onClose={onClose}
    >
      <Typography.Paragraph>{t('fill.detail')}</Typography.Paragraph>
      <Form.Item
        name="budget"
        label={t('fill.budget')}
        rules={[rejectedUnless((amount) => amount > 0, t('fill.invalid'))]}
      >
        <Input inputMode="decimal" autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}
