import { isFault, type Cell } from '@contract/workbook/cells';
import { Button, Flex, Typography } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useNotify } from '@/shared/ui/notify/useNotify';
import type { WrittenCell } from '../file/writeWorkbook';
import { useExport } from '../useExport';
import styles from './ImportPreview.module.css';
import { listErrors, type Preview } from './Preview';
import { useProblemText } from './useProblemText';

interface Props {
  company: { id: string; name: string };
  preview: Preview;
}

/** The column that explains the errors; it is ignored when the workbook is imported again. */
const REMARKS = 'remarks';

/** The errors of a file with their rows, and a download of the file with a remark in each of these rows. */
export function ErrorList({ company, preview }: Props) {
  const { t } = useTranslation('workbook');
  const problemText = useProblemText();
  const notify = useNotify();
  const { saveTable } = useExport(company);
  const errors = listErrors(preview);
  if (errors.length === 0) return <Typography.Text>{t('preview.noErrors')}</Typography.Text>;

  const actionOf = new Map(preview.actions.map((action) => [action.id, action]));
  const texts = errors.map((error) => {
    if ('row' in error) return { row: error.row, text: problemText.ofRow(error) };
    const action = actionOf.get(error.activityId);
    const name = action ? t('row.action', { number: action.number, title: action.title }) : '';
    return { row: null, text: `${name}: ${t('row.refused', { message: error.message })}` };
  });

  function saveRemarks() {
    const table = preview.table.map((cells, index): WrittenCell[] => {
      const remarks = texts.filter(({ row }) => row === index + 1).map(({ text }) => text);
      const last = index === 0 ? REMARKS : index === 1 ? t('sheet.remarks') : remarks.join(' ');
      return [...cells.map(writtenCell), last === '' ? null : last];
    });
    saveTable(table).catch(() => notify.failure(t('menu.failed')));
  }

  return (
    <Flex vertical gap="small" align="start">
      <Typography.Text>{t('preview.errorsFirst')}</Typography.Text>
      <ul
        className={styles.errors}
        tabIndex={0}
        aria-label={t('preview.error', { count: errors.length })}
      >
        {texts.map(({ text }, index) => (
          <li key={index}>{text}</li>
        ))}
      </ul>
      <Button onClick={saveRemarks}>{t('preview.downloadErrors')}</Button>
    </Flex>
  );
}

/** A cell as a person can correct it; one that could not be read is empty, and so is a day that does not exist. */
function writtenCell(cell: Cell): WrittenCell {
  if (cell === null || isFault(cell)) return null;
  if (cell instanceof Date) {
    return Number.isNaN(cell.getTime()) ? null : cell.toISOString().slice(0, 10);
  }
  return typeof cell === 'boolean' ? String(cell) : cell;
}
