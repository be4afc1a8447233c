import type { ModelProblem } from '@contract/model/modelPayloads';
import type { Cell } from '@contract/workbook/cells';
import { nanoid } from '@reduxjs/toolkit';
import { Alert, Button, Card, Flex, Input, Upload } from 'antd';
import { useState } from 'react';
import { isApiError } from '@/shared/api/errors/ApiError';
import { saveFile } from '@/shared/download/saveFile';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { serverMessageOr } from '@/shared/lib/useSubmission';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { ModelEditor } from './ModelEditor';
import { SHEETS, readTables } from './modelSheets';
import { useImportModelMutation, useLazyExportModelQuery, type SubmittedSheets } from './modelApi';
import { VersionList } from './VersionList';
import styles from './Model.module.css';

interface Props {
  /** Reads the sheets of a workbook; a text is why it cannot be read. */
  readFile: (
    file: Blob,
  ) => Promise<{ name: string; table: readonly (readonly Cell[])[] }[] | string>;
}

/** The model as a workbook, its versions, and small changes of its actions. */
export function ModelPanel({ readFile }: Props) {
  const { t } = useTranslation('model');
  const notify = useNotify();
  const [exportModel] = useLazyExportModelQuery();
  const [send, { isLoading }] = useImportModelMutation();
  const [note, setNote] = useState('');
  const [isEditing, setEditing] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);

  async function download() {
    try {
      const { writeModelWorkbook } = await import('./writeModelWorkbook');
      saveFile(await writeModelWorkbook(await exportModel().unwrap()), 'Model.xlsx');
    } catch {
      notify.failure(t('failed'));
    }
  }

  /** `rows`: the number of each row in the workbook, where it is not its position. */
  async function importSheets(sheets: SubmittedSheets, rows: Record<string, number[]> = {}) {
    setProblems([]);
    try {
      const result = await send({ import_id: nanoid(), note, sheets }).unwrap();
      notify.success(
        result.version_id === null ? t('nothing') : t('drafted', { count: result.changes }),
      );
      setNote('');
      setEditing(false);
    } catch (error) {
      const found = problemsOf(error).map(({ sheet, row, message }) =>
        t('problem', {
          sheet: SHEETS[sheet].name,
          row: rows[sheet]?.[row - 2] ?? row,
          message,
        }),
      );
      setProblems(found.length > 0 ? found : [serverMessageOr(t('failed'))(error).message]);
    }
  }

  async function importFile(file: Blob) {
    const tables = await readFile(file);
    if (typeof tables === 'string') {
      setProblems([tables]);
      return;
    }
    const read = readTables(tables, await exportModel().unwrap());
    if (!read) {
      setProblems([t('unreadable')]);
      return;
    }
    await importSheets(read.sheets, read.rows);
  }

  return (
    <Flex vertical gap="large">
      <Card>
        <Flex vertical gap="middle" align="start">
          <span className={styles.intro}>{t('intro')}</span>
          <label className={styles.note}>
            {t('note')}
            <Input maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
          </label>
          <Flex gap="small" wrap>
            <Upload
              showUploadList={false}
              accept=".xlsx"
              beforeUpload={(file) => {
                void importFile(file).catch(() => setProblems([t('failed')]));
                return false;
              }}
            >
              <Button type="primary" loading={isLoading}>
                {t('import')}
              </Button>
            </Upload>
            <Button onClick={() => setEditing(true)}>{t('edit')}</Button>
            <Button onClick={() => void download()}>{t('download')}</Button>
          </Flex>
        </Flex>
      </Card>
      {problems.length > 0 && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('problems')}
          description={
            <ul className={styles.problems}>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          }
        />
      )}
      <VersionList />
      <ModelEditor
        open={isEditing}
        busy={isLoading}
        problems={problems}
        onDraft={(sheets) => void importSheets(sheets)}
        onClose={() => setEditing(false)}
      />
    </Flex>
  );
}

/** The problems by sheet and row in the refusal of an import. */
function problemsOf(error: unknown): readonly ModelProblem[] {
  if (!isApiError(error)) return [];
  const { errors } = (error.data ?? {}) as { errors?: ModelProblem[] };
  return Array.isArray(errors) ? errors : [];
}
