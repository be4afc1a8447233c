import { BENEFIT_KINDS, BENEFIT_MAX, type BenefitKind } from '@contract/priorities/benefits';
import { Form, Input, Select } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useMoney } from '@/shared/money/useMoney';
import { labelInElement } from '@/shared/ui/input/labelInElement';
import type { PlanBenefit } from '../PlanItem';
import { parseAmount, rejectedUnless } from './amount';

/** The fields of a benefit as they are typed; an empty text for none. */
export interface BenefitValues {
  benefit?: string;
  benefitKind?: BenefitKind;
  fullOn?: string;
  benefitReal?: string;
}

/** The fields by their names on the wire. */
export const BENEFIT_NAMES = {
  benefit_m: 'benefit',
  benefit_kind: 'benefitKind',
  full_on: 'fullOn',
  benefit_real_m: 'benefitReal',
};

const textOf = (amount: number | null) => (amount === null ? '' : String(amount));

export const benefitValuesOf = (benefit: PlanBenefit): BenefitValues => ({
  benefit: textOf(benefit.benefit_m),
  ...(benefit.benefit_kind && { benefitKind: benefit.benefit_kind }),
  fullOn: benefit.fullOn ?? '',
  benefitReal: textOf(benefit.realM),
});

/** The values on the wire. */
export const benefitOnWire = (values: BenefitValues) => ({
  benefit_m: parseAmount(values.benefit ?? ''),
  benefit_kind: values.benefitKind ?? null,
  full_on: values.fullOn || null,
  benefit_real_m: parseAmount(values.benefitReal ?? ''),
});

/** What an action brings, in the unit of the company. */
export function BenefitFields() {
  const { t } = useTranslation('plan');
  const { unit } = useMoney();
  const isAmount = rejectedUnless((amount) => amount <= BENEFIT_MAX, t('benefit.invalid'), {
    isOptional: true,
  });
  return (
    <>
      <Form.Item name="benefit" label={t('benefit.amount', { unit })} rules={[isAmount]}>
        <Input inputMode="decimal" autoComplete="off" />
      </Form.Item>
      <Form.Item name="benefitKind" label={t('benefit.kind')}>
        <Select
          labelRender={labelInElement}
          allowClear
          options={BENEFIT_KINDS.map((kind) => ({
            value: kind,
            label: t(`benefit.kinds.${kind}`),
          }))}
        />
      </Form.Item>
      <Form.Item name="fullOn" label={t('benefit.fullOn')}>
        <Input type="date" />
      </Form.Item>
      <Form.Item name="benefitReal" label={t('benefit.real', { unit })} rules={[isAmount]}>
        <Input inputMode="decimal" autoComplete="off" />
      </Form.Item>
    </>
  );
}
