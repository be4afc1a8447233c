import { Form, Input, Typography } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useLocation } from 'react-router';
import { env } from '@/shared/config/env';
import { fieldErrorsOf, serverMessageOr } from '@/shared/lib/useSubmission';
import { FormDialog } from '@/shared/ui/dialog/FormDialog';
import type { PickedImage } from '@/shared/ui/input/ImageField';
import { useIsMobile } from '@/shared/ui/layout/useLayoutSize';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { useReportErrorMutation } from './reportErrorApi';
import { ScreenshotField } from './ScreenshotField';

interface Values {
  whatHappened: string;
  whereFound?: string;
  description?: string;
  screenshot?: PickedImage | null;
}

interface Props {
  open: boolean;
  onClose: () => void;
}

const WIDTH = '40vw';
const WIDTH_ON_MOBILE = '90vw';
const ROWS = { minRows: 3, maxRows: 8 };

/** Sends an error report to support and shows the reference number of the report. */
export function ReportErrorForm({ open, onClose }: Props) {
  const { t } = useTranslation('reportError');
  const notify = useNotify();
  const { pathname, search, hash } = useLocation();
  const isMobile = useIsMobile();
  const [reportError, { isLoading }] = useReportErrorMutation();

  async function send({ whatHappened, whereFound = '', description = '', screenshot }: Values) {
    const sent = await reportError({
      whatHappened,
      whereFound,
      description,
      screenshot: screenshot?.file ?? null,
      route: pathname + search + hash,
      version: env.appVersion,
    }).unwrap();
    notify.persistent(
      t('sent'),
      sent && (
        <>
          {t('reference')} <Typography.Text copyable>{sent.reference}</Typography.Text>
        </>
      ),
    );
  }

  return (
    <FormDialog<Values>
      title={t('title')}
      open={open}
      width={isMobile ? WIDTH_ON_MOBILE : WIDTH}
      submitLabel={t('send')}
      onSubmit={send}
      failureOf={(error) => ({
        ...serverMessageOr(t('failed'))(error),
        fields: fieldErrorsOf(error, {}),
      })}
      onClose={onClose}
    >
      <Form.Item
        name="whatHappened"
        label={t('whatHappened')}
        rules={[{ required: true, whitespace: true, message: t('whatHappenedRequired') }]}
      >
        <Input autoFocus />
      </Form.Item>
      <Form.Item name="whereFound" label={t('whereFound')}>
        <Input />
      </Form.Item>
      <Form.Item name="description" label={t('description')}>
        <Input.TextArea autoSize={ROWS} />
      </Form.Item>
      <Form.Item name="screenshot" label={t('screenshot.label')}>
        <ScreenshotField disabled={isLoading} />
      </Form.Item>
    </FormDialog>
  );
}
