import downloadIcon from '@ant-design/icons-svg/es/asn/DownloadOutlined';
import { useRef, useState } from 'react';
import { useIsOffered } from '@/shared/api/features/views';
import { useRecordDownloadMutation } from '@/shared/download/downloadsApi';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useCommand } from '@/shared/routing/useCommand';
import { MenuButton } from '@/shared/ui/popup/MenuButton';
import { lazyAntd } from '@/shared/ui/theme/lazyAntd';
import { useNotifiedTask } from '@/shared/ui/notify/useNotifiedTask';
import { useExport } from './useExport';
import { useLazyGetAssessmentQuery } from './workbookApi';

interface Props {
  company: { id: string; name: string };
  /** Whether the person may save answers of the company. */
  canImport: boolean;
  /** The company's workspace, in which mappings are kept. */
  workspaceId: string | null;
  /** Whether the person may keep a past assessment as a review. */
  canReview: boolean;
}

/** A menu to download the assessment of a company, and to import it from a workbook. */
export function WorkbookMenu({ company, canImport, workspaceId, canReview }: Props) {
  const { t } = useTranslation('workbook');
  const button = useRef<HTMLButtonElement>(null);
  const { busy, run } = useNotifiedTask({ working: t('menu.working'), failed: t('menu.failed') });
  // The dialog is mounted when it opens for the first time.
  const [dialog, setDialog] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const [load] = useLazyGetAssessmentQuery();
  const [record] = useRecordDownloadMutation();
  const files = useExport(company);
  const mayImport = useIsOffered('importWorkbook') && canImport;
  useCommand(mayImport ? 'import' : null, () => setDialog('open'));
  const download = (kind: 'saveWorkbook' | 'saveCsv') =>
    void run(async () => {
      await files[kind](await load(company.id).unwrap());
      const format = kind === 'saveCsv' ? 'csv' : 'xlsx';
      void record({ contents: 'assessment', format, company_id: company.id });
    });

  const items = [
    { key: 'xlsx', label: t('menu.workbook'), onClick: () => download('saveWorkbook') },
    { key: 'csv', label: t('menu.csv'), onClick: () => download('saveCsv') },
    ...(mayImport
      ? [{ key: 'import', label: t('menu.import'), onClick: () => setDialog('open') }]
      : []),
  ];
  return (
    <>
      <MenuButton
        icon={downloadIcon}
        label={t(mayImport ? 'menu.both' : 'menu.export')}
        hasText
        tooltip={null}
        busy={busy}
        items={items}
        buttonRef={button}
      />
      {dialog !== 'unopened' && (
        <ImportDialog
          open={dialog === 'open'}
          company={company}
          workspaceId={workspaceId}
          canReview={canReview}
          onClose={() => {
            setDialog('closed');
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}

const ImportDialog = lazyAntd(() =>
  import(/* webpackChunkName: "workbook" */ './import/ImportDialog').then(
    (module) => module.ImportDialog,
  ),
);
