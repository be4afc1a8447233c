import { Link } from 'react-router';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { paths } from '@/shared/routing/paths';
import { useGetReviewsQuery } from '../reviewsApi';
import styles from './ReviewsCard.module.css';

/** A link to the latest review of a company that was not withdrawn, from which its PDF is one press away. */
export function LatestReview({ companyId }: { companyId: string }) {
  const { t } = useTranslation('reviews');
  const { currentData = [] } = useGetReviewsQuery(companyId);
  const latest = currentData.find(({ withdrawnAt }) => withdrawnAt === null);
  if (!latest) return null;
  return (
    <Link className={styles.latest} to={paths.review(latest.id)}>
      {t('latest', { name: latest.name })}
    </Link>
  );
}
