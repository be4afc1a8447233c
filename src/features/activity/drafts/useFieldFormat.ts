import {
  KIND_OF_FIELD,
  type AnswerFieldKind,
  type AnswerFieldName,
  type AnswerValues,
  type ValueByKind,
} from '@contract/answer';
import { LEVELS, levelOf } from '@contract/scoring/scoring';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';

/** Returns a function that formats a field's value for display, for example '7' or 'Very high'. */
export function useFieldFormat() {
  const { t } = useTranslation('activity');
  const { decimalSign } = useFormats();
  // All decimals are shown, so that two different values never look the same.
  const formatNumber = (value: number) => String(value).replace('.', decimalSign);
  const formats: { [Kind in AnswerFieldKind]: (value: ValueByKind[Kind]) => string } = {
    state: formatNumber,
    level: (value) => {
      const level = LEVELS[levelOf(value)];
      return level ? t(`level.${level}`) : formatNumber(value);
    },
    factor: formatNumber,
    amount: formatNumber,
  };
  return <Name extends AnswerFieldName>(field: Name, value: AnswerValues[Name]): string =>
    value === null ? t('field.unset') : formats[KIND_OF_FIELD[field]](value);
}
