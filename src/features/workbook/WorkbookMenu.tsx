import downloadIcon from '@ant-design/icons-svg/es/asn/DownloadOutlined';
import { useRef, useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { LazyMenu } from '@/shared/ui/popup/LazyMenu';
import { LazyTooltip } from '@/shared/ui/popup/LazyTooltip';
import popup from '@/shared/ui/popup/popup.module.css';
import { usePopup } from '@/shared/ui/popup/usePopup';
import { lazyAntd } from '@/shared/ui/theme/lazyAntd';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { useExport } from './useExport';
import { useLazyGetAssessmentQuery } from './workbookApi';

interface Props {
  company: { id: string; name: string };
  /** Whether the person may save answers of the company. */
  canImport: boolean;
}

/** A menu to download the assessment of a company, and to import it from a workbook. */
export function WorkbookMenu({ company, canImport }: Props) {
  const { t } = useTranslation('workbook');
  const notify = useNotify();
  const { isOpen, isMounted, setOpen, opener } = usePopup();
  const button = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  // The dialog is mounted when it opens for the first time.
  const [dialog, setDialog] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const [load] = useLazyGetAssessmentQuery();
  const files = useExport(company);

  async function download(kind: 'saveWorkbook' | 'saveCsv') {
    if (busy) return;
    setBusy(true);
    const end = notify.progress(t('menu.working'));
    try {
      await files[kind](await load(company.id).unwrap());
    } catch {
      notify.failure(t('menu.failed'));
    } finally {
      end();
      setBusy(false);
    }
  }

  const items = [
    { key: 'xlsx', label: t('menu.workbook'), onClick: () => void download('saveWorkbook') },
    { key: 'csv', label: t('menu.csv'), onClick: () => void download('saveCsv') },
    ...(canImport
      ? [{ key: 'import', label: t('menu.import'), onClick: () => setDialog('open') }]
      : []),
  ];
  return (
    <>
      <LazyTooltip text={t('menu.label')}>
        <span className={popup.place}>
          <PlainButton
            ref={button}
            icon={downloadIcon}
            loading={busy}
            aria-haspopup="menu"
            aria-expanded={isOpen}
            aria-label={t('menu.label')}
            {...opener}
          />
          {isMounted && (
            <LazyMenu
              open={isOpen}
              items={items}
              onClose={() => {
                setOpen(false);
                button.current?.focus();
              }}
            />
          )}
        </span>
      </LazyTooltip>
      {dialog !== 'unopened' && (
        <ImportDialog
          open={dialog === 'open'}
          company={company}
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
