import { memo, useId } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useMoney } from '@/shared/money/useMoney';
import { DecimalInput } from '@/shared/ui/input/DecimalInput';
import { FieldFrame } from './FieldFrame';
import styles from './fields.module.css';
import type { NumberControl, NumberFieldName } from './formFields';
import type { SetField } from '../useActionForm';

interface Props extends NumberControl {
  name: NumberFieldName;
  value: number | null;
  disabled: boolean;
  onChange: SetField;
}

/** An amount of time or money, or the difficulty factor. */
export const NumberField = memo(function NumberField(props: Props) {
  const { name, unit, max, value, disabled, onChange } = props;
  const { t } = useTranslation('activity');
  const money = useMoney();
  const id = useId();

  return (
    <FieldFrame id={id} label={t(`field.${name}`)}>
      <DecimalInput
        className={styles.number}
        aria-labelledby={`${id}-label`}
        min={0}
        {...(max !== undefined && { max })}
        suffix={t(`unit.${unit}`, { money: money.unit })}
        controls={false}
        value={value}
        disabled={disabled}
        onChange={(next) => onChange(name, next)}
      />
    </FieldFrame>
  );
});
