import { driverTitle, shownDriver } from '@contract/fields/naming';
import { endOfHistoryWeek } from '@contract/scoring/weeks';
import { baseApi } from '@/shared/api/baseApi';
import { GetModelStepsDocument, type GetModelStepsQuery } from '@/shared/api/generated/operations';
import { query } from '@/shared/api/transport/query';
import { SERIES } from '../series';

/** A version of the model, with the averages of a company that it moved. */
export interface ModelStep {
  versionId: string;
  note: string;
  /** ISO 8601. */
  appliedAt: string;
  /** Drivers by their English titles, or Global Average. */
  values: { driver: string; before: number | null; after: number | null }[];
}

export interface ModelSteps {
  steps: ModelStep[];
  /** By driver, the recorded averages as they would be under the model in use; days in the order of the weeks. */
  alike: { driver: string; points: { on: string; value: number }[] }[];
}

const DAY_MS = 24 * 60 * 60 * 1000;

function toSteps({ graphDrivers: { years, steps } }: GetModelStepsQuery): ModelSteps {
  const weeks = years.flatMap(({ year, data }) =>
    data.map(({ week, like_for_like }) => ({
      on: new Date(endOfHistoryWeek({ year, week: Number(week) }).getTime() - DAY_MS)
        .toISOString()
        .slice(0, 10),
      values: like_for_like,
    })),
  );
  return {
    steps: steps.map(({ version_id, note, applied_at, values }) => ({
      versionId: version_id,
      note,
      appliedAt: applied_at,
      values: values.map((value) => ({ ...value, driver: shownDriver(value.driver) })),
    })),
    alike: SERIES.map(({ title }) => ({
      driver: title,
      points: weeks
        .flatMap(({ on, values }) => {
          const found = values.find(({ driver }) => driverTitle(driver) === title)?.averages;
          return typeof found === 'number' ? [{ on, value: found }] : [];
        })
        .sort((a, b) => (a.on < b.on ? -1 : 1)),
    })).filter(({ points }) => points.length > 1),
  };
}

const stepsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getModelSteps: build.query<ModelSteps, string>({
      query: (companyId) => query(GetModelStepsDocument, { company_id: companyId }),
      transformResponse: toSteps,
      providesTags: (_, __, companyId) => [{ type: 'Drivers', id: companyId }],
    }),
  }),
});

export const { useGetModelStepsQuery } = stepsApi;
