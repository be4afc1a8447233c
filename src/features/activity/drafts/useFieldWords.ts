import { ANSWER_FIELDS, type AnswerFieldName } from '@contract/answer';
import { LEVELS, levelOf } from '@contract/scoring/scoring';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useFormats } from '@/shared/i18n/formats';

/** How a field's value reads in a sentence. */
export function useFieldWords() {
  const { t } = useTranslation('activity');
  const { decimalSign } = useFormats();
  return (field: AnswerFieldName, value: number | null): string => {
    if (value === null) return t('field.unset');
    const { kind } = ANSWER_FIELDS.find(({ name }) => name === field) ?? {};
    const level = kind === 'level' ? LEVELS[levelOf(value)] : undefined;
    // With every decimal it has: two values that differ are not to read alike.
    return level ? t(`level.${level}`) : String(value).replace('.', decimalSign);
  };
}
