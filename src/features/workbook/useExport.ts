import { makeTable, type ListedAction } from '@contract/workbook/makeTable';
import { fileName } from '@/shared/download/Report';
import { saveFile } from '@/shared/download/saveFile';
import { useFormats } from '@/shared/i18n/formats';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { WrittenCell } from './file/writeWorkbook';
import { useWorkbookTexts } from './useWorkbookTexts';

interface Company {
  id: string;
  name: string;
}

/** Functions that download tables of a company. The libraries for it are loaded when they are called. */
export function useExport(company: Company) {
  const { t } = useTranslation('workbook');
  const { headings, language } = useWorkbookTexts();
  const { decimalSign } = useFormats();
  const nameOf = useNames();

  const tableOf = (actions: readonly ListedAction[]) => {
    const named = actions.map((action) => ({
      ...action,
      driver: nameOf(action.driver),
      impactArea: nameOf(action.impactArea),
    }));
    return makeTable(named, headings, language);
  };
  const nameOfFile = (date: Date, ending: 'xlsx' | 'csv') =>
    fileName({ title: t('sheet.assessment'), company: company.name, date }, ending);

  async function saveTable(table: readonly (readonly WrittenCell[])[]) {
    const moment = new Date();
    const { writeWorkbook } = await import('./file/writeWorkbook');
    const file = await writeWorkbook({
      table,
      company,
      language,
      moment,
      texts: {
        assessment: t('sheet.assessment'),
        readMe: t('sheet.readMe'),
        notInList: t('sheet.notInList'),
        instructions: Object.values(t('sheet.instructions', { returnObjects: true })),
      },
    });
    saveFile(file, nameOfFile(moment, 'xlsx'));
  }

  return {
    saveTable,
    saveWorkbook: (actions: readonly ListedAction[]) => saveTable(tableOf(actions)),
    saveCsv: async (actions: readonly ListedAction[]) => {
      const moment = new Date();
      const { writeCsv } = await import('./file/csv');
      saveFile(writeCsv(tableOf(actions), { decimalSign }), nameOfFile(moment, 'csv'));
    },
  };
}
