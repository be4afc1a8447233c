import { shownDriver } from '@contract/fields/naming';
import { reviewMoment } from '@contract/reviews/reviews';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useGetDriversQuery } from '@/features/drivers';
import type { ChartTarget } from '@/features/evolution';
import type { ReviewChoice } from '@/features/movement';
import { useGetReviewsQuery, type Review } from '@/features/reviews';
import { usePastWorkbook } from '@/features/workbook';
import { useIsOffered } from '@/shared/api/features/views';
import { useFormats } from '@/shared/i18n/formats';

const NO_REVIEWS: readonly Review[] = [];

/** The reviews of a company for the page: as moments, as marks in the chart, and what a new one would keep. */
export function useCompanyReviews(companyId: string) {
  const isOffered = useIsOffered('reviews');
  const { oneDecimal } = useFormats();
  const { currentData: reviews = NO_REVIEWS } = useGetReviewsQuery(
    isOffered ? companyId : skipToken,
  );
  const { currentData: ratings } = useGetDriversQuery(companyId);
  const moments = useMemo(
    () =>
      reviews
        .filter(({ withdrawnAt }) => withdrawnAt === null)
        .map(({ id, name, asOf, takenAt }): ReviewChoice => {
          return { moment: reviewMoment(id), name, asOf, takenAt };
        }),
    [reviews],
  );
  const marks = useMemo(
    () =>
      reviews
        .filter(({ kind, withdrawnAt }) => kind === 'imported' && withdrawnAt === null)
        .flatMap(({ name, asOf, averages }) =>
          Object.entries(averages).flatMap(([driver, average = null]): ChartTarget[] =>
            average === null
              ? []
              : [
                  {
                    driver: shownDriver(driver),
                    startOn: asOf,
                    startAverage: null,
                    value: average,
                    dueOn: asOf,
                    milestones: [],
                    text: `${name} ${oneDecimal(average)}`,
                  },
                ],
          ),
        ),
    [reviews, oneDecimal],
  );
  return {
    isOffered,
    moments,
    marks,
    averages: (ratings?.drivers ?? []).map(({ name, average }) => ({ driver: name, average })),
    readWorkbook: usePastWorkbook(companyId),
  };
}
