import {
  CONFIDENCES,
  KIND_OF_FIELD,
  type AnswerFieldKind,
  type AnswerFieldName,
  type AnswerValue,
  type ValueByKind,
} from '@contract/answer';
import { LEVELS, levelOf } from '@contract/scoring/scoring';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';

/** The messages with the levels of a field. */
export const levelWordsOf = (field: AnswerFieldName) => (field === 'cost' ? 'costLevel' : 'level');

/** Returns a function that formats a field's value for display, for example '7' or 'Very high'. */
export function useFieldFormat() {
  const { t } = useTranslation('activity');
  const { decimalSign } = useFormats();
  // All decimals are shown, so that two different values never look the same.
  const formatNumber = (value: number) => String(value).replace('.', decimalSign);
  const formats: {
    [Kind in AnswerFieldKind]: (value: ValueByKind[Kind], field: AnswerFieldName) => string;
  } = {
    state: formatNumber,
    level: (value, field) => {
      const level = LEVELS[levelOf(value)];
      return level ? t(`${levelWordsOf(field)}.${level}`) : formatNumber(value);
    },
    factor: formatNumber,
    amount: formatNumber,
    confidence: (value) => {
      const confidence = CONFIDENCES[value - 1];
      return confidence ? t(`confidence.${confidence}`) : formatNumber(value);
    },
    flag: (value) => t(value ? 'field.yes' : 'field.no'),
    text: (value) => value,
  };
  return (field: AnswerFieldName, value: AnswerValue): string => {
    if (value === null) return t('field.unset');
    // A field has values of its kind only.
    const format = formats[KIND_OF_FIELD[field]] as (
      present: AnswerValue,
      field: AnswerFieldName,
    ) => string;
    return format(value, field);
  };
}
