import { compareAverages } from '@contract/scoring/numbers/averages';
import { GLOBAL_AVERAGE } from '@contract/fields/naming';
import { Form, Input, Select, Typography } from 'antd';
import { STATE_MAX, STATE_MIN } from '@contract/answer';
import { useFormats } from '@/shared/i18n/formats';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { FormDialog } from '@/shared/ui/dialog/FormDialog';
import { labelInElement } from '@/shared/ui/input/labelInElement';
import { costedCandidates, type Costed } from '../selection/costedCandidates';
import { selectInWorker } from '../selection/selectInWorker';
import type { PlanView } from '../usePlanView';
import { parseAmount, rejectedUnless } from './amount';
import { useShowSelection } from './useShowSelection';

interface Props {
  open: boolean;
  view: PlanView;
  /** The saved targets, 1–10, by the names of `view.figures`; the dialog begins with them. */
  targets: Readonly<Record<string, number>>;
  onSelect: (ids: string[]) => void;
  onClose: () => void;
}

interface Values {
  figure: string;
  target: string;
}

const WIDTH = 480;

/** Why no selection reaches the target; the message is shown in the dialog. */
class Unreachable extends Error {}

/** Selects the actions that reach a target with the smallest budget, besides the plan. */
export function ReachDialog({ open, view, targets, onSelect, onClose }: Props) {
  const { t } = useTranslation('plan');
  const { score, number } = useFormats();
  const savedTarget = (figure: string) => {
    const target = targets[figure];
    return target === undefined ? '' : number(target);
  };
  const show = useShowSelection(onSelect);

  async function reach({ figure, target }: Values) {
    const { candidates, left } = costedCandidates(view);
    const gainOf = (one: Costed) => {
      if (figure === GLOBAL_AVERAGE) return one.gain;
      return one.driver === figure ? one.driverGain : 0;
    };
    const start = withPlan(view, figure);
    const value = parseAmount(target) ?? 0;
    if (compareAverages(value, start) <= 0)
      throw new Unreachable(t('reach.reached', { average: score(start) }));
    const useful = candidates.filter((one) => gainOf(one) > 0);
    const selection = await selectInWorker({
      kind: 'reach',
      candidates: useful.map((one) => ({ gain: gainOf(one), costM: one.costM })),
      gain: value - start,
    });
    if (!selection) {
      const most = useful.reduce((sum, one) => sum + gainOf(one), start);
      throw new Unreachable(t('reach.tooFar', { count: useful.length, average: score(most) }));
    }
    await show(selection, useful, left);
  }

  return (
    <FormDialog<Values>
      title={t('reach.title')}
      open={open}
      width={WIDTH}
      submitLabel={t('fill.submit')}
      initialValues={{ figure: GLOBAL_AVERAGE, target: savedTarget(GLOBAL_AVERAGE) }}
      onSubmit={reach}
      failureOf={(error) => ({
        message: error instanceof Unreachable ? error.message : t('fill.failed'),
      })}
      onClose={onClose}
    >
      <Typography.Paragraph>{t('reach.detail')}</Typography.Paragraph>
      <Form.Item
        name="target"
        label={t('reach.target')}
        rules={[
          rejectedUnless(
            (amount) => amount >= STATE_MIN && amount <= STATE_MAX,
            t('reach.invalid'),
          ),
        ]}
      >
        <Input inputMode="decimal" autoComplete="off" />
      </Form.Item>
      <FigureField names={view.figures.map(({ name }) => name)} savedTarget={savedTarget} />
    </FormDialog>
  );
}

interface FigureFieldProps {
  /** English names of the averages. */
  names: readonly string[];
  savedTarget: (figure: string) => string;
}

/** Chooses the average, and fills in its saved target. */
function FigureField({ names, savedTarget }: FigureFieldProps) {
  const { t } = useTranslation('plan');
  const nameOf = useNames();
  const form = Form.useFormInstance<Values>();
  return (
    <Form.Item name="figure" label={t('reach.figure')}>
      <Select
        labelRender={labelInElement}
        options={names.map((name) => ({ value: name, label: nameOf(name) }))}
        onChange={(figure: string) => {
          const target = savedTarget(figure);
          if (target !== '') form.setFieldValue('target', target);
        }}
      />
    </Form.Item>
  );
}

/** An average with the open plan items, but without the selection, which is replaced. */
function withPlan({ figures, selected }: PlanView, figure: string): number {
  const then = figures.find(({ name }) => name === figure)?.then ?? 0;
  return selected.reduce((average, { driver, gain, driverGain }) => {
    if (figure === GLOBAL_AVERAGE) return average - gain;
    return driver === figure ? average - driverGain : average;
  }, then);
}
