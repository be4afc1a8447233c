import { Alert, Button, Flex, Typography, Upload } from 'antd';
import { useId, useState } from 'react';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { AverageChanges } from './AverageChanges';
import { ChangeTable } from './ChangeTable';
import { ErrorList } from './ErrorList';
import styles from './ImportPreview.module.css';
import {
  countsOf,
  decidedCounts,
  FILTERS,
  firstFilter,
  listChanges,
  type Filter,
  type Preview,
} from './Preview';
import type { Decisions } from './resolveConflicts';

interface Props {
  company: { id: string; name: string };
  preview: Preview;
  busy: boolean;
  /** Why the import failed. */
  problem: string | null;
  onDecide: (decisions: Decisions) => void;
  onImport: () => void;
  onChoose: (file: File) => void;
  onCancel: () => void;
}

/** The changes that a file would make: counts as filters, the averages, and each changed field. */
export function ImportPreview({ company, preview, busy, problem, ...on }: Props) {
  const { t } = useTranslation('workbook');
  const formats = useFormats();
  const [chosen, setChosen] = useState<Filter | null>(null);
  const panel = useId();
  const counts = countsOf(preview);
  const filter = chosen ?? firstFilter(counts);
  const { reading, reply } = preview;
  const decided = decidedCounts(preview);

  return (
    <Flex vertical gap="middle">
      {preview.isNewer && <Alert type="warning" showIcon role="alert" title={t('preview.newer')} />}
      {problem !== null && <Alert type="error" showIcon role="alert" title={problem} />}
      <div className={styles.filters} role="group" aria-label={t('preview.counts')}>
        {FILTERS.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.filter}
            data-filter={one}
            aria-pressed={one === filter}
            aria-controls={panel}
            onClick={() => setChosen(one)}
          >
            {t(`preview.${one}`, { count: counts[one] })}
          </button>
        ))}
      </div>
      <AverageChanges before={reply.averages_before} after={reply.averages_after} />
      <div id={panel}>
        {filter === 'error' && <ErrorList company={company} preview={preview} />}
        {filter === 'unchanged' && (
          <Typography.Text>
            {t('preview.unchangedDetail', { count: counts.unchanged })}
          </Typography.Text>
        )}
        {(filter === 'change' || filter === 'conflict') && (
          <ChangeTable
            changes={listChanges(preview, filter)}
            hasDecisions={filter === 'conflict'}
            decisions={preview.decisions}
            disabled={busy}
            onDecide={on.onDecide}
          />
        )}
      </div>
      {reading.emptyCells > 0 && (
        <Typography.Text type="secondary">
          {t('preview.emptyCells', { count: reading.emptyCells })}
        </Typography.Text>
      )}
      {reading.unknownColumns.length > 0 && (
        <Typography.Text type="secondary">
          {t('preview.unknownColumns', { columns: formats.list(reading.unknownColumns) })}
        </Typography.Text>
      )}
      <div className={styles.buttons}>
        {/* A running import is saved as a whole on the server, so closing the dialog could not stop it. */}
        <span className={styles.running} role="status">
          {busy && t('submit.running')}
        </span>
        <Button disabled={busy} onClick={on.onCancel}>
          {t('dialog.cancel')}
        </Button>
        <Upload
          showUploadList={false}
          disabled={busy}
          beforeUpload={(file) => {
            on.onChoose(file);
            return false;
          }}
        >
          <Button disabled={busy}>{t('dialog.chooseOther')}</Button>
        </Upload>
        <Button
          type="primary"
          loading={busy}
          disabled={busy || counts.error > 0 || decided.imported === 0}
          onClick={on.onImport}
        >
          <SubmitLabel {...decided} />
        </Button>
      </div>
    </Flex>
  );
}

/** 'Import 37 changes, keep 3 of theirs' */
function SubmitLabel({ imported, keptTheirs }: ReturnType<typeof decidedCounts>) {
  const { t } = useTranslation('workbook');
  const importing = t('submit.import', { count: imported });
  if (keptTheirs === 0) return importing;
  return t('submit.both', { imported: importing, kept: t('submit.kept', { count: keptTheirs }) });
}
