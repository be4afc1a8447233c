import { KIND_OF_FIELD, type AnswerFieldName, type AnswerValue } from '@contract/answer';
import { unitOf } from '@contract/fields/units';
import { isLanguage, type Language } from '@contract/language';
import { writeCell } from '@contract/workbook/cells';
import { KEY_COLUMNS, WORKBOOK_COLUMNS, type WorkbookColumn } from '@contract/workbook/columns';
import { useMemo } from 'react';
import { useFormats } from '@/shared/i18n/formats';
import { useMoney } from '@/shared/money/useMoney';
import { useTranslation } from '@/shared/i18n/useTranslation';

/** How columns, fields and values are written in the person's language. */
export function useWorkbookTexts() {
  const { t, language } = useTranslation(['workbook', 'activity']);
  const { decimalSign } = useFormats();
  const { unit: money } = useMoney();
  return useMemo(() => {
    const inLanguage: Language = isLanguage(language) ? language : 'en';
    const fieldName = (field: AnswerFieldName) => t(`activity:field.${field}`);
    const headingOf = (column: WorkbookColumn) => {
      const key = KEY_COLUMNS.find((name) => name === column);
      if (key) return t(`heading.${key}`);
      if (column === 'revision') return t('heading.revision');
      // Every other column is a field.
      const field = column as AnswerFieldName;
      const unit = unitOf(field);
      return unit
        ? t('heading.withUnit', {
            field: fieldName(field),
            unit: t(`activity:unit.${unit}`, { money }),
          })
        : fieldName(field);
    };
    const valueText = (field: AnswerFieldName, value: AnswerValue) => {
      const cell = writeCell(KIND_OF_FIELD[field], value, inLanguage);
      return typeof cell === 'number' ? String(cell).replace('.', decimalSign) : cell;
    };
    return {
      language: inLanguage,
      fieldName,
      /** The second row of the sheet. */
      headings: Object.fromEntries(
        WORKBOOK_COLUMNS.map((column) => [column, headingOf(column)]),
      ) as Record<WorkbookColumn, string>,
      /** null for a field without a value. */
      valueText,
      /** A change; two values of the same level are shown with their numbers. */
      changeText: (field: AnswerFieldName, before: AnswerValue, after: AnswerValue) => {
        const [now, willBe] = [valueText(field, before), valueText(field, after)];
        const isSameLevel = now !== null && now === willBe && before !== after;
        return isSameLevel
          ? { now: `${now} (${String(before)})`, willBe: `${willBe} (${String(after)})` }
          : { now, willBe };
      },
    };
  }, [t, language, decimalSign, money]);
}
