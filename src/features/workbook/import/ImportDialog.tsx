import { InboxOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Spin, Typography, Upload } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { DialogFrame } from '@/shared/ui/dialog/DialogFrame';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { ImportPreview } from './ImportPreview';
import { useImport } from './useImport';

interface Props {
  open: boolean;
  company: { id: string; name: string };
  onClose: () => void;
}

/** Imports a workbook: the file is chosen, its changes are shown, and only then saved. */
export function ImportDialog({ open, company, onClose }: Props) {
  const { t } = useTranslation('workbook');
  const [busy, setBusy] = useState(false);
  return (
    <DialogFrame title={t('dialog.title')} open={open} width="90vw" busy={busy} onClose={onClose}>
      <Steps company={company} onClose={onClose} onBusy={setBusy} />
    </DialogFrame>
  );
}

interface StepsProps extends Omit<Props, 'open'> {
  /** Called when an import begins and when it ends. */
  onBusy: (busy: boolean) => void;
}

function Steps({ company, onClose, onBusy }: StepsProps) {
  const { t } = useTranslation('workbook');
  const notify = useNotify();
  const { state, readFile, decide, importPreviewed } = useImport({
    companyId: company.id,
    onImported: (count) => {
      notify.success(t('submit.done', { count }));
      onClose();
    },
  });

  const busy = state.step === 'preview' && state.busy;
  useEffect(() => {
    onBusy(busy);
    return () => onBusy(false);
  }, [busy, onBusy]);

  if (state.step === 'reading') {
    return (
      <Flex vertical align="center" gap="middle" role="status">
        <Spin />
        {t('dialog.reading')}
      </Flex>
    );
  }
  if (state.step === 'preview') {
    return (
      <ImportPreview
        {...state}
        company={company}
        onDecide={(decisions) => void decide(state.preview, decisions)}
        onImport={() => void importPreviewed(state.preview)}
        onChoose={(file) => void readFile(file)}
        onCancel={onClose}
      />
    );
  }
  return (
    <Flex vertical gap="middle">
      {state.step === 'otherCompany' ? (
        <OtherCompany
          company={company.name}
          other={state.company}
          onUse={() => void readFile(state.file, { isTemplate: true })}
        />
      ) : state.step === 'severalSheets' ? (
        <SheetChoice
          sheets={state.sheets}
          onChoose={(sheet) => {
            void readFile(state.file, { isTemplate: state.isTemplate, sheet });
          }}
        />
      ) : (
        <Typography.Text>{t('dialog.intro', { company: company.name })}</Typography.Text>
      )}
      {state.step === 'choose' && state.problem !== null && (
        <Alert type="error" showIcon role="alert" title={state.problem} />
      )}
      <Upload.Dragger
        showUploadList={false}
        beforeUpload={(file) => {
          void readFile(file);
          return false;
        }}
      >
        <Flex vertical align="center" gap="small">
          <InboxOutlined aria-hidden style={{ fontSize: 'var(--ant-font-size-heading-2)' }} />
          <Typography.Text strong>{t('dialog.choose')}</Typography.Text>
          <Typography.Text type="secondary">{t('dialog.drop')}</Typography.Text>
        </Flex>
      </Upload.Dragger>
      <Flex justify="end">
        <Button onClick={onClose}>{t('dialog.cancel')}</Button>
      </Flex>
    </Flex>
  );
}

interface SheetChoiceProps {
  sheets: readonly string[];
  onChoose: (sheet: string) => void;
}

function SheetChoice({ sheets, onChoose }: SheetChoiceProps) {
  const { t } = useTranslation('workbook');
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t('severalSheets.title')}
      description={
        <Flex vertical gap="small" align="start">
          {t('severalSheets.detail')}
          {sheets.map((sheet) => (
            <Button key={sheet} onClick={() => onChoose(sheet)}>
              {sheet}
            </Button>
          ))}
        </Flex>
      }
    />
  );
}

interface OtherCompanyProps {
  company: string;
  /** Empty if the workbook names no company. */
  other: string;
  onUse: () => void;
}

function OtherCompany({ company, other, onUse }: OtherCompanyProps) {
  const { t } = useTranslation('workbook');
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t('otherCompany.title')}
      description={
        <Flex vertical gap="small" align="start">
          {other === '' ? t('otherCompany.unnamed') : t('otherCompany.detail', { other, company })}
          <span>{t('otherCompany.templateDetail', { company })}</span>
          <Button onClick={onUse}>{t('otherCompany.useAsTemplate')}</Button>
        </Flex>
      }
    />
  );
}
