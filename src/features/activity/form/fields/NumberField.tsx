import type { AnswerFieldName } from '@contract/answer';
import { InputNumber } from 'antd';
import { memo, useId } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useFormats } from '@/shared/i18n/formats';
import { FieldFrame } from './FieldFrame';
import styles from './fields.module.css';
import { typedNumber } from './typedNumber';
import type { SetField } from '../useActionForm';

export type NumberFieldName = Exclude<
  AnswerFieldName,
  'revenue_state' | 'relevance' | 'criticality' | 'cost' | 'difficulty'
>;

interface Props {
  name: NumberFieldName;
  unit: 'weeks' | 'millions' | 'hours' | 'ofTen';
  /** Upper bound; none where absent. The lower one is 0. */
  max?: number;
  value: number | null;
  disabled: boolean;
  onChange: SetField;
}

/** An amount of time or money, or the difficulty factor. */
export const NumberField = memo(function NumberField(props: Props) {
  const { name, unit, max, value, disabled, onChange } = props;
  const { t } = useTranslation('activity');
  const { decimalSign } = useFormats();
  const id = useId();

  return (
    <FieldFrame id={id} label={t(`field.${name}`)}>
      <InputNumber<number | string>
        className={styles.number}
        aria-labelledby={`${id}-label`}
        inputMode="decimal"
        decimalSeparator={decimalSign}
        parser={(typed) => typedNumber(typed, decimalSign)}
        min={0}
        {...(max !== undefined && { max })}
        suffix={t(`unit.${unit}`)}
        controls={false}
        value={value}
        disabled={disabled}
        onChange={(next) => onChange(name, next === null ? null : Number(next))}
      />
    </FieldFrame>
  );
});
