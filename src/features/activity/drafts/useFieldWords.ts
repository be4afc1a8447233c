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

/** Formats a field's value for a sentence. */
export function useFieldWords() {
  const { t } = useTranslation('activity');
  const { decimalSign } = useFormats();
  // With all decimals, so that two different values never look the same.
  const ofNumber = (value: number) => String(value).replace('.', decimalSign);
  const formats: { [Kind in AnswerFieldKind]: (value: ValueByKind[Kind]) => string } = {
    state: ofNumber,
    level: (value) => {
      const level = LEVELS[levelOf(value)];
      return level ? t(`level.${level}`) : ofNumber(value);
    },
    factor: ofNumber,
    amount: ofNumber,
  };
  return <Name extends AnswerFieldName>(field: Name, value: AnswerValues[Name]): string =>
    value === null ? t('field.unset') : formats[KIND_OF_FIELD[field]](value);
}
