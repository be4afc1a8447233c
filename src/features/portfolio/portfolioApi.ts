import { baseApi } from '@/shared/api/baseApi';
import { GetPortfolioDocument } from '@/shared/api/generated/operations';
import { query } from '@/shared/api/transport/query';
import { toPortfolio, type PortfolioRow } from './Portfolio';

export const portfolioApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The figures of the companies that this person compares, sorted by name. */
    getPortfolio: build.query<PortfolioRow[], void>({
      query: () => query(GetPortfolioDocument, {}),
      transformResponse: toPortfolio,
      providesTags: [{ type: 'Company', id: 'LIST' }, { type: 'Targets', id: 'LIST' }, 'Drivers'],
    }),
  }),
});

export const { useGetPortfolioQuery } = portfolioApi;
