import { Alert, Button, Form, Input, Upload } from 'antd';
import { languageFor } from '@contract/language';
import { reportBlocks } from '@contract/report/blocks';
import { REVIEW_FORMAT, type ReviewContent } from '@contract/reviews/reviewContent';
import { useEffect, useMemo, useState } from 'react';
import { isApiError } from '@/shared/api/errors/ApiError';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { PdfFrame } from '@/shared/ui/page/PdfFrame';
import { ReportView } from '../page/ReportView';
import { useVerifyReviewMutation } from '../reviewsApi';
import { attachedFiles, sha256Of } from './attachedFiles';
import styles from './VerifyPanel.module.css';

type State =
  | { step: 'begin' }
  /** How many reviews of the file are checked. */
  | { step: 'reading'; done: number; total: number }
  | { step: 'problem'; problem: 'noContent' | 'failed' | 'badCode' }
  | { step: 'code'; valid: boolean; withdrawn: boolean }
  | { step: 'file'; file: File; checked: Checked[] };

/** An attached review, and what the server says about it. */
interface Checked {
  content: ReviewContent;
  digest: string;
  valid: boolean;
  withdrawn: boolean;
}

/** Unless the server says how long to wait. */
const PAUSE_MS = 2_000;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Checks a PDF by its attached content, or a proof code alone. */
export function VerifyPanel() {
  const { t } = useTranslation('reviews');
  const [ask] = useVerifyReviewMutation();
  const [state, setState] = useState<State>({ step: 'begin' });

  /** Waits while the server answers nothing to this network: a file may have more reviews than it checks in a minute. */
  async function verdictOf(digest: string) {
    for (;;) {
      try {
        return await ask(digest).unwrap();
      } catch (error) {
        if (!isApiError(error) || error.code !== 'TOO_MANY_ATTEMPTS') throw error;
        await pause(error.retryAfter ?? PAUSE_MS);
      }
    }
  }

  async function checkFile(file: File) {
    setState({ step: 'reading', done: 0, total: 0 });
    try {
      const files = attachedFiles(new Uint8Array(await file.arrayBuffer()));
      const checked: Checked[] = [];
      for (const [done, bytes] of files.entries()) {
        setState({ step: 'reading', done, total: files.length });
        const content = contentIn(bytes);
        if (!content) continue;
        const digest = await sha256Of(new Uint8Array(bytes));
        const { valid, withdrawn } = await verdictOf(digest);
        checked.push({ content, digest, valid, withdrawn });
      }
      setState(
        checked.length === 0
          ? { step: 'problem', problem: 'noContent' }
          : { step: 'file', file, checked },
      );
    } catch {
      setState({ step: 'problem', problem: 'failed' });
    }
  }

  const checkCode = ({ code = '' }: { code?: string }) =>
    ask(code)
      .unwrap()
      .then(
        ({ valid, withdrawn }) => setState({ step: 'code', valid, withdrawn }),
        (error: unknown) => {
          const isBad = isApiError(error) && error.code === 'BAD_USER_INPUT';
          setState({ step: 'problem', problem: isBad ? 'badCode' : 'failed' });
        },
      );

  return (
    <div className={styles.panel}>
      <p>{t('verify.intro')}</p>
      <div className={styles.ways}>
        <Upload
          accept=".pdf,application/pdf"
          showUploadList={false}
          beforeUpload={(file) => {
            void checkFile(file);
            return false;
          }}
        >
          <Button type="primary" loading={state.step === 'reading'}>
            {t('verify.choose')}
          </Button>
        </Upload>
        <Form<{ code?: string }> layout="vertical" onFinish={(values) => void checkCode(values)}>
          <Form.Item name="code" label={t('verify.code')} extra={t('verify.codeNote')}>
            <Input maxLength={100} autoComplete="off" spellCheck={false} />
          </Form.Item>
          <Button htmlType="submit">{t('verify.ask')}</Button>
        </Form>
      </div>
      <div role="status">
        {state.step === 'reading' && state.total > 1 && t('verify.progress', state)}
        {state.step === 'problem' && (
          <Alert type="warning" showIcon title={t(`verify.${state.problem}`)} />
        )}
        {state.step === 'code' && (
          <Verdict {...state} text={t(state.valid ? 'verify.validCode' : 'verify.invalidCode')} />
        )}
        {state.step === 'file' &&
          state.checked.map((one) => (
            <Verdict
              key={one.digest}
              {...one}
              text={t(one.valid ? 'verify.valid' : 'verify.invalid')}
            />
          ))}
      </div>
      {state.step === 'file' && <SideBySide file={state.file} checked={state.checked} />}
    </div>
  );
}

/** The content of a review in the bytes of a file; null for any other file. */
function contentIn(bytes: Uint8Array): ReviewContent | null {
  try {
    const parsed = JSON.parse(new TextDecoder().decode(bytes)) as Partial<ReviewContent> | null;
    // Everything else of a content with this format was made by the server, or is refused by its digest.
    return parsed?.format === REVIEW_FORMAT ? (parsed as ReviewContent) : null;
  } catch {
    return null;
  }
}

function Verdict({ valid, withdrawn, text }: { valid: boolean; withdrawn: boolean; text: string }) {
  const { t } = useTranslation('reviews');
  const type = !valid ? 'error' : withdrawn ? 'warning' : 'success';
  return (
    <Alert
      type={type}
      showIcon
      title={text}
      description={valid && withdrawn ? t('verify.withdrawn') : undefined}
    />
  );
}

/** The page as it follows from the content, beside the file. */
function SideBySide({ file, checked }: { file: File; checked: readonly Checked[] }) {
  const { t, language } = useTranslation('reviews');
  const address = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return (
    <>
      <p>{t('verify.compare')}</p>
      <div className={styles.sides}>
        <section aria-label={t('verify.redrawn')}>
          <h3>{t('verify.redrawn')}</h3>
          {checked
            .filter(({ valid }) => valid)
            .map(({ content, digest }) => (
              <ReportView
                key={digest}
                chosen={null}
                blocks={reportBlocks(content, besideOf(digest), languageFor([language]))}
              />
            ))}
        </section>
        <section aria-label={t('verify.file')}>
          <h3>{t('verify.file')}</h3>
          <PdfFrame className={styles.file} src={address} title={file.name} />
        </section>
      </div>
    </>
  );
}

const besideOf = (digest: string) => ({
  people: {},
  isAnonymous: true as const,
  digest,
  second_signed_by: null,
  second_signed_at: null,
  withdrawn_at: null,
  withdrawn_reason: null,
});
