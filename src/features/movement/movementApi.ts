import { skipToken } from '@reduxjs/toolkit/query/react';
import { baseApi } from '@/shared/api/baseApi';
import { GetScoreMovementDocument } from '@/shared/api/generated/operations';
import { query } from '@/shared/api/transport/query';
import { driverNameOf, type MovementChoice } from './choice/movementChoice';
import { toMovement, type Movement } from './Movement';

interface MovementArgs extends Omit<MovementChoice, 'names'> {
  companyId: string;
}

const argsOf = (companyId: string, { driver, from, to }: MovementChoice): MovementArgs => ({
  companyId,
  driver,
  from,
  to,
});

const movementApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Why the average of a driver, or the Global Average, changed between two moments. */
    getScoreMovement: build.query<Movement, MovementArgs>({
      query: ({ companyId, driver, from, to }) =>
        query(GetScoreMovementDocument, {
          company_id: companyId,
          driver_name: driverNameOf(driver),
          from,
          to,
        }),
      transformResponse: toMovement,
      providesTags: (_, __, { companyId }) => [{ type: 'Drivers', id: companyId }],
    }),
  }),
});

/** Without a choice nothing is requested. */
export const useScoreMovement = (companyId: string, choice: MovementChoice | null) =>
  movementApi.useGetScoreMovementQuery(choice ? argsOf(companyId, choice) : skipToken);

/** The cached movement, without a request. */
export const useScoreMovementState = (companyId: string, choice: MovementChoice | null) =>
  movementApi.endpoints.getScoreMovement.useQueryState(
    choice ? argsOf(companyId, choice) : skipToken,
  );
