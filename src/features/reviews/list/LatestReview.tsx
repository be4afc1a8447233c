import { Link } from 'react-router';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { paths } from '@/shared/routing/paths';
import { useGetReviewsQuery } from '../reviewsApi';

/** A link to the latest review of a company that was not withdrawn, from which its PDF is one press away. */
export function LatestReview({ companyId }: { companyId: string }) {
  const { t } = useTranslation('reviews');
  const { currentData = [] } = useGetReviewsQuery(companyId);
  const latest = currentData.find(({ withdrawnAt }) => withdrawnAt === null);
  if (!latest) return null;
  return <Link to={paths.review(latest.id)}>{t('latest', { name: latest.name })}</Link>;
}
