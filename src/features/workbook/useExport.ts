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
  const about = { title: t('sheet.assessment'), company: company.name, date: new Date() };

  async function saveTable(table: readonly (readonly WrittenCell[])[]) {
    const { writeWorkbook } = await import('./file/writeWorkbook');
    const file = await writeWorkbook({
      ...{ table, company, language, moment: about.date },
      texts: {
        assessment: t('sheet.assessment'),
        readMe: t('sheet.readMe'),
        notInList: t('sheet.notInList'),
        instructions: Object.values(t('sheet.instructions', { returnObjects: true })),
      },
    });
    saveFile(file, fileName(about, 'xlsx'));
  }

  return {
    saveTable,
    saveWorkbook: (actions: readonly ListedAction[]) => saveTable(tableOf(actions)),
    saveCsv: async (actions: readonly ListedAction[]) => {
      const { writeCsv } = await import('./file/csv');
      saveFile(writeCsv(tableOf(actions), { decimalSign }), fileName(about, 'csv'));
    },
  };
}
