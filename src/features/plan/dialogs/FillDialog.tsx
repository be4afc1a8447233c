import { Form, Input, Typography } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useMoney } from '@/shared/money/useMoney';
import { FormDialog } from '@/shared/ui/dialog/FormDialog';
import { selectInWorker } from '../selection/selectInWorker';
import { costedCandidates } from '../selection/costedCandidates';
import type { PlanView } from '../usePlanView';
import { parseAmount, rejectedUnless } from './amount';
import { useShowSelection } from './useShowSelection';

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
  const { unit } = useMoney();
  const show = useShowSelection(onSelect);

  async function fill({ budget }: Values) {
    const { candidates, left } = costedCandidates(view);
    const selection = await selectInWorker({
      kind: 'fill',
      candidates: candidates.map(({ gain, costM }) => ({ gain, costM })),
      budgetM: parseAmount(budget) ?? 0,
    });
    await show(selection, candidates, left);
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
        label={t('fill.budget', { unit })}
        rules={[rejectedUnless((amount) => amount > 0, t('fill.invalid'))]}
      >
        <Input inputMode="decimal" autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}
