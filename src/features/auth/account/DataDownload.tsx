import { dayOf } from '@contract/days';
import { Button, Flex, Typography } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { serverMessageOr } from '@/shared/lib/useSubmission';
import { DialogSection } from '@/shared/ui/dialog/DialogSection';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { useExportDataMutation } from './accountApi';

/** A button that downloads everything that is stored about the person. */
export function DataDownload() {
  const { t } = useTranslation('auth');
  const notify = useNotify();
  const [exportData, { isLoading }] = useExportDataMutation();

  async function download() {
    try {
      await exportData(`value-drivers-data-${dayOf(new Date())}.zip`).unwrap();
      notify.success(t('account.dataDone'));
    } catch (error) {
      notify.failure(serverMessageOr(t('account.dataFailed'))(error).message);
    }
  }

  return (
    <DialogSection title={t('account.dataTitle')}>
      <Flex justify="space-between" align="center" gap="small" wrap>
        <Typography.Text>{t('account.data')}</Typography.Text>
        <Button htmlType="button" loading={isLoading} onClick={() => void download()}>
          {t('account.dataDownload')}
        </Button>
      </Flex>
    </DialogSection>
  );
}
