import InboxOutlined from '@ant-design/icons/InboxOutlined';
import { Alert, Button, Flex, Spin, Typography, Upload } from 'antd';
import { useEffect, useState } from 'react';
import { useIsOffered } from '@/shared/api/features/views';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { DialogFrame } from '@/shared/ui/dialog/DialogFrame';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { ImportPreview } from './ImportPreview';
import { useImport } from './useImport';
import { MappingWizard } from '../mapping/MappingWizard';

interface Props {
  open: boolean;
  company: { id: string; name: string };
  /** Where mappings are kept; null for none. */
  workspaceId: string | null;
  /** Whether the person may keep a past assessment as a review. */
  canReview: boolean;
  onClose: () => void;
}

/** Imports a workbook: the file is chosen, its changes are shown, and only then saved. */
export function ImportDialog({ open, onClose, ...props }: Props) {
  const { t } = useTranslation('workbook');
  const [busy, setBusy] = useState(false);
  return (
    <DialogFrame title={t('dialog.title')} open={open} width="90vw" busy={busy} onClose={onClose}>
      <Steps {...props} onClose={onClose} onBusy={setBusy} />
    </DialogFrame>
  );
}

interface StepsProps extends Omit<Props, 'open'> {
  /** Called when an import begins and when it ends. */
  onBusy: (busy: boolean) => void;
}

function Steps({ company, workspaceId, canReview, onClose, onBusy }: StepsProps) {
  const { t } = useTranslation('workbook');
  const notify = useNotify();
  const hasMappings = useIsOffered('mappings');
  const { state, readFile, mapFile, chooseSheet, previewRows, decide, importPreviewed } = useImport(
    {
      companyId: company.id,
      canMap: hasMappings,
      workspaceId,
      onImported: (count) => {
        notify.success(t('submit.done', { count }));
        onClose();
      },
    },
  );

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
  if (state.step === 'mapping') {
    return (
      <MappingWizard
        initial={state.draft}
        company={company}
        workspaceId={workspaceId}
        canReview={canReview}
        actions={state.actions}
        onRows={(rows) => void previewRows(rows, state.actions)}
        onReviewed={() => {
          notify.success(t('mapping.target.done'));
          onClose();
        }}
        onCancel={onClose}
      />
    );
  }
  return (
    <Flex vertical gap="middle">
      {state.step === 'foreign' && (
        <SheetChoice
          sheets={state.sheets.map(({ name }) => name)}
          title={t('mapping.sheets')}
          onChoose={(name) => {
            const sheet = state.sheets.find((one) => one.name === name);
            if (sheet) void chooseSheet(sheet, state.actions);
          }}
        />
      )}
      {state.step === 'otherCompany' ? (
        <OtherCompany
          company={company.name}
          other={state.company}
          onUse={() => void readFile(state.file, { isTemplate: true })}
          onMap={hasMappings && state.company === '' ? () => void mapFile(state.file) : null}
        />
      ) : state.step === 'severalSheets' ? (
        <SheetChoice
          title={t('severalSheets.title')}
          sheets={state.sheets}
          onChoose={(sheet) => {
            void readFile(state.file, { isTemplate: state.isTemplate, sheet });
          }}
        />
      ) : (
        state.step !== 'foreign' && (
          <Typography.Text>{t('dialog.intro', { company: company.name })}</Typography.Text>
        )
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
  title: string;
  sheets: readonly string[];
  onChoose: (sheet: string) => void;
}

function SheetChoice({ title, sheets, onChoose }: SheetChoiceProps) {
  const { t } = useTranslation('workbook');
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={title}
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
  /** Says how the columns are read; null for a workbook that names its company. */
  onMap: (() => void) | null;
}

function OtherCompany({ company, other, onUse, onMap }: OtherCompanyProps) {
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
          {onMap && <Button onClick={onMap}>{t('otherCompany.map')}</Button>}
        </Flex>
      }
    />
  );
}
