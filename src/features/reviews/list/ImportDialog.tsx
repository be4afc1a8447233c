import { Button, Form, Input, Upload } from 'antd';
import type { ImportedReviewRow } from '@contract/reviews/reviewPayloads';
import { LIMITS } from '@contract/limits';
import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useToday } from '@/shared/time/useClock';
import { DialogAlert } from '@/shared/ui/dialog/DialogAlert';
import { FormDialog } from '@/shared/ui/dialog/FormDialog';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { useImportReviewMutation } from '../reviewsApi';
import { failureOf } from './TakeDialog';

/** The values of a workbook, or why they cannot be used. */
export type PastWorkbook =
  | { rows: ImportedReviewRow[] }
  | { problem: 'unreadable' | 'otherCompany' | 'empty' }
  | { problem: 'cells'; cells: string };

interface Props {
  company: { id: string; name: string };
  open: boolean;
  readWorkbook: (file: File) => Promise<PastWorkbook>;
  onClose: () => void;
  onImported: (id: string) => void;
}

interface Values {
  name: string;
  as_of: string;
}

/** Imports a past assessment from a workbook as a review. */
export function ImportDialog({ company, open, readWorkbook, onClose, onImported }: Props) {
  const { t } = useTranslation('reviews');
  const notify = useNotify();
  const today = useToday();
  const [send] = useImportReviewMutation();
  const [file, setFile] = useState<{ name: string; rows: ImportedReviewRow[] } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function choose(chosen: File) {
    setProblem(null);
    const read = await readWorkbook(chosen).catch((): PastWorkbook => ({ problem: 'unreadable' }));
    if ('rows' in read) {
      setFile({ name: chosen.name, rows: read.rows });
      return;
    }
    setFile(null);
    setProblem(
      read.problem === 'cells'
        ? t('import.problems', { cells: read.cells })
        : t(`import.${read.problem}`),
    );
  }

  async function submit(values: Values) {
    const rows = file?.rows ?? [];
    const review = await send({ company_id: company.id, ...values, rows }).unwrap();
    notify.success(t('import.done', { name: review.name }));
    onImported(review.id);
  }

  return (
    <FormDialog<Values>
      title={t('import.title', { company: company.name })}
      open={open}
      width="32rem"
      submitLabel={t('import.submit')}
      initialValues={{ name: '', as_of: '' }}
      canSubmit={({ name = '', as_of = '' }) => file !== null && name.trim() !== '' && as_of !== ''}
      onSubmit={submit}
      failureOf={failureOf(t('import.failed'))}
      onClose={onClose}
    >
      <p>{t('import.intro')}</p>
      <DialogAlert message={problem ?? undefined} onClose={() => setProblem(null)} />
      <Form.Item label={t('import.file')}>
        <Upload
          accept=".xlsx,.csv"
          showUploadList={false}
          beforeUpload={(chosen) => {
            void choose(chosen);
            return false;
          }}
        >
          <Button>{t('import.choose')}</Button>
        </Upload>
        {file && <p>{t('import.chosen', { name: file.name, count: file.rows.length })}</p>}
      </Form.Item>
      <Form.Item name="name" label={t('take.name')}>
        <Input maxLength={LIMITS.nameLength} />
      </Form.Item>
      <Form.Item name="as_of" label={t('import.asOf')}>
        <Input type="date" max={today} />
      </Form.Item>
    </FormDialog>
  );
}
