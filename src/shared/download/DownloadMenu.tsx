import downloadIcon from '@ant-design/icons-svg/es/asn/DownloadOutlined';
import type { DownloadContents } from '@contract/events/downloads';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useFormats } from '../i18n/formats';
import { MenuButton } from '../ui/popup/MenuButton';
import { useNotifiedTask } from '../ui/notify/useNotifiedTask';
import type { Downloadable } from './Downloadable';
import { useRecordDownloadMutation } from './downloadsApi';
import { saveReport } from './saveReport';
import type { FileKind, Report } from './Report';

interface Props {
  /** The labels of the two entries: short on a card, long on a page. */
  words?: 'short' | 'long';
  /** Creates the report when an entry is chosen. */
  report: Downloadable<() => Report | Promise<Report>>;
  /** What the activity log says about the file. */
  contents: DownloadContents;
  /** The companies whose figures the file contains. */
  companyIds?: readonly string[];
}

/** Downloads a view's data as PDF or Excel. Without data it is disabled and explains why. */
export function DownloadMenu({ words = 'long', report, contents, companyIds }: Props) {
  const { t } = useTranslation('shared');
  const formats = useFormats();
  const [record] = useRecordDownloadMutation();
  const { busy, run } = useNotifiedTask({
    working: t('download.working'),
    failed: t('download.failed'),
  });
  const reason = 'without' in report ? t(`download.without.${report.without}`) : null;

  async function download(kind: FileKind) {
    if ('without' in report) return;
    const own = { charts: t('download.charts'), readMe: t('download.readMe'), formats };
    await saveReport(await report.has(), kind, own);
    for (const company_id of companyIds ?? [undefined]) {
      void record({ contents, format: kind, company_id });
    }
  }

  return (
    <MenuButton
      icon={downloadIcon}
      label={reason === null ? t('download.label') : t('download.labelWithout', { reason })}
      tooltip={reason}
      disabled={reason !== null}
      busy={busy}
      items={(['pdf', 'xlsx'] as const).map((kind) => ({
        key: kind,
        label: t(`download.${words}.${kind}`),
        onClick: () => void run(() => download(kind)),
      }))}
    />
  );
}
