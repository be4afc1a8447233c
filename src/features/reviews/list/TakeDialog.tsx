import { shownDriver } from '@contract/fields/naming';
import { isApiError } from '@/shared/api/errors/ApiError';
import { useFormats } from '@/shared/i18n/formats';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { Failure } from '@/shared/lib/useSubmission';
import { FormDialog } from '@/shared/ui/dialog/FormDialog';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { ReviewFields } from '../page/ReviewActions';
import { totalOf } from '../Review';
import { useTakeReviewMutation } from '../reviewsApi';
import styles from './ReviewsCard.module.css';

/** The average of a driver or of Total as it is now. */
export interface CurrentAverage {
  driver: string;
  average: number | null;
}

interface Props {
  company: { id: string; name: string };
  open: boolean;
  /** The figures as the page knows them. The notice afterwards names those that were stored. */
  averages: readonly CurrentAverage[];
  onClose: () => void;
  onTaken: (id: string) => void;
}

/** Takes a review: its name, a summary, and the figures that it will keep. */
export function TakeDialog({ company, open, averages, onClose, onTaken }: Props) {
  const { t } = useTranslation('reviews');
  const { graded } = useFormats();
  const nameOf = useNames();
  const notify = useNotify();
  const [take] = useTakeReviewMutation();
  const shown = (average: number | null) => (average === null ? '–' : graded(average, 1));

  async function submit(values: { name: string; summary: string }) {
    const review = await take({ company_id: company.id, ...values }).unwrap();
    notify.success(t('take.done', { name: review.name, average: shown(totalOf(review)) }));
    onTaken(review.id);
  }

  return (
    <FormDialog<{ name: string; summary: string }>
      title={t('take.title', { company: company.name })}
      open={open}
      width="32rem"
      submitLabel={t('take.submit')}
      initialValues={{ name: '', summary: '' }}
      canSubmit={({ name = '' }) => name.trim() !== ''}
      onSubmit={submit}
      failureOf={failureOf(t('take.failed'))}
      onClose={onClose}
    >
      <p>{t('take.intro')}</p>
      <dl className={styles.preview}>
        {averages.map(({ driver, average }) => (
          <div key={driver}>
            <dt>{nameOf(shownDriver(driver))}</dt>
            <dd>{shown(average)}</dd>
          </div>
        ))}
      </dl>
      <ReviewFields />
    </FormDialog>
  );
}

/** The server's message with those of the fields. */
export const failureOf =
  (fallback: string) =>
  (error: unknown): Failure =>
    isApiError(error)
      ? {
          message: error.fields['rows'] ?? error.message ?? fallback,
          fields: error.fields,
        }
      : { message: fallback };
