import { reviewMoment } from '@contract/reviews/reviews';
import { shownDifference } from '@contract/scoring/numbers/shownDifference';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useQueryView } from '@/shared/api/useQueryView';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { paths } from '@/shared/routing/paths';
import { Card } from '@/shared/ui/card/Card';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { SectionTitle } from '@/shared/ui/layout/SectionTitle';
import { SkeletonBlock } from '@/shared/ui/loading/SkeletonBlock';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { totalOf, type Review } from '../Review';
import { useGetReviewsQuery } from '../reviewsApi';
import { ImportDialog, type PastWorkbook } from './ImportDialog';
import styles from './ReviewsCard.module.css';
import { TakeDialog, type CurrentAverage } from './TakeDialog';

interface Props {
  company: { id: string; name: string };
  canTake: boolean;
  averages: readonly CurrentAverage[];
  readWorkbook: (file: File) => Promise<PastWorkbook>;
}

/** The reviews of a company, the latest first, with what changed between them. */
export function ReviewsCard({ company, canTake, averages, readWorkbook }: Props) {
  const { t } = useTranslation('reviews');
  const navigate = useNavigate();
  const view = useQueryView(useGetReviewsQuery(company.id));
  const [opened, setOpened] = useState<'take' | 'import' | null>(null);
  const open = (id: string) => void navigate(paths.review(id));
  const close = () => setOpened(null);

  return (
    <section className={styles.section} aria-label={t('title')}>
      <div className={styles.head}>
        <SectionTitle>{t('title')}</SectionTitle>
        <div className={styles.tools}>
          <Link to={paths.verify()}>{t('verifyTitle')}</Link>
          {canTake && (
            <>
              <PlainButton onClick={() => setOpened('import')}>{t('import.action')}</PlainButton>
              <PlainButton variant="primary" onClick={() => setOpened('take')}>
                {t('take.action')}
              </PlainButton>
            </>
          )}
        </div>
      </div>
      <Card>
        {view.state === 'loading' && <SkeletonBlock />}
        {view.state === 'failed' && <ErrorPanel error={view.error} onRetry={view.retry} />}
        {view.state === 'ready' &&
          (view.data.length === 0 ? (
            <EmptyPanel title={t('none')}>{t('noneDetail')}</EmptyPanel>
          ) : (
            <ReviewTable reviews={view.data} />
          ))}
      </Card>
      <TakeDialog
        company={company}
        open={opened === 'take'}
        averages={averages}
        onClose={close}
        onTaken={open}
      />
      <ImportDialog
        company={company}
        open={opened === 'import'}
        readWorkbook={readWorkbook}
        onClose={close}
        onImported={open}
      />
    </section>
  );
}

function ReviewTable({ reviews }: { reviews: readonly Review[] }) {
  const { t } = useTranslation('reviews');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('list.name')}</th>
          <th scope="col">{t('list.asOf')}</th>
          <th scope="col">{t('list.average')}</th>
          <th scope="col">{t('list.change')}</th>
          <th scope="col">{t('list.state')}</th>
        </tr>
      </thead>
      <tbody>
        {reviews.map((review, index) => (
          <Row key={review.id} review={review} previous={reviews[index + 1] ?? null} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ review, previous }: { review: Review; previous: Review | null }) {
  const { t } = useTranslation('reviews');
  const { graded, signed, shortDay } = useFormats();
  const average = totalOf(review);
  const before = previous && totalOf(previous);
  const change = average === null || before === null ? null : shownDifference(before, average);
  const stage =
    review.withdrawnAt !== null
      ? 'withdrawn'
      : review.secondSignedAt !== null
        ? 'signedTwice'
        : review.signedAt !== null
          ? 'signed'
          : 'draft';
  return (
    <tr>
      <td>
        <Link to={paths.review(review.id)}>{review.name}</Link>
      </td>
      <td data-label={t('list.asOf')}>{shortDay(review.asOf)}</td>
      <td data-label={t('list.average')}>{average === null ? '–' : graded(average, 2)}</td>
      <td data-label={t('list.change')}>
        {change === null || !previous ? (
          '–'
        ) : (
          <Link
            to={paths.evolution({ from: reviewMoment(previous.id), to: reviewMoment(review.id) })}
            aria-label={`${t('list.compareLabel', { from: previous.name, to: review.name })}: ${signed(change)}`}
          >
            {signed(change)}
          </Link>
        )}
      </td>
      <td data-label={t('list.state')}>
        {t(`state.${stage}`)}
        {review.kind === 'imported' && ` · ${t('state.imported')}`}
      </td>
    </tr>
  );
}
