import { InputNumber, type InputNumberProps } from 'antd';
import { useFormats } from '@/shared/i18n/formats';
import { normalizeNumber } from './normalizeNumber';

interface Props extends Omit<InputNumberProps<number | string>, 'onChange'> {
  /** Given by `Form.Item` if the input is its child. */
  onChange?: (value: number | null) => void;
}

/** An input for a number with the decimal sign of the interface language, which accepts the other sign, too. */
export function DecimalInput({ onChange, ...props }: Props) {
  const { decimalSign } = useFormats();
  return (
    <InputNumber<number | string>
      {...props}
      inputMode="decimal"
      decimalSeparator={decimalSign}
      parser={(typed) => normalizeNumber(typed, decimalSign)}
      onChange={(next) => onChange?.(next === null ? null : Number(next))}
    />
  );
}
