import { FEATURES } from '@contract/features';
import type { PageData, PageQueries, PageQuery } from '@contract/pageData';
import { setUser } from '@/features/auth';
import { companiesApi, MAX_WHOLE_LIST, toCompanyList } from '@/features/companies';
import { driversApi, toRatings } from '@/features/drivers';
import { evolutionApi, toEvolution } from '@/features/evolution';
import { impactAreasApi, toImpactArea } from '@/features/impactAreas';
import {
  GetCompaniesDocument,
  GetDriversDocument,
  GetGraphDriversDocument,
  GetImpactAreasDocument,
} from '@/shared/api/generated/operations';
import { featuresNamed } from '@/shared/api/features/featuresSlice';
import { textFor } from '@/shared/api/transport/textFor';
import { parseAs } from '@/shared/api/transport/shapes';
import type { TypedDocumentString } from '@/shared/api/transport/TypedDocument';
import { paths } from '@/shared/routing/paths';
import type { AppStore } from '../store/store';

const toPageQuery = (
  document: TypedDocumentString<unknown, never>,
  variables: Record<string, unknown> = {},
): PageQuery => ({
  operationName: document.operationName,
  query: textFor(document, FEATURES) ?? '',
  variables,
});

/** The queries whose results the server writes into pages. `primeCache` reads the same ones. */
export const PAGE_QUERIES: PageQueries = {
  [paths.dashboard()]: [
    toPageQuery(GetCompaniesDocument, { first: MAX_WHOLE_LIST + 1 }),
    toPageQuery(GetDriversDocument),
    toPageQuery(GetImpactAreasDocument),
    toPageQuery(GetGraphDriversDocument),
  ],
};

/** The data that the server wrote into the page; null if another server sent it, which leaves the placeholder. */
export function readPageData(): PageData | null {
  const text = document.getElementById('page-data')?.textContent ?? '';
  return text.trim().startsWith('{') ? (JSON.parse(text) as PageData) : null;
}

/** Puts the page's data into the cache, where the first rendering finds them. */
export function primeCache({ dispatch }: AppStore, data: PageData): void {
  const { user, company_id, results } = data;
  // A server that writes data into the page is the one of this build.
  dispatch(featuresNamed(FEATURES));
  dispatch(setUser(user));
  if (!user || company_id === null) return;

  function prime<Result>(
    document: TypedDocumentString<Result, never>,
    write: (result: Result) => Parameters<typeof dispatch>[0],
  ) {
    const read = parseAs(document.shape, results[document.operationName]);
    if (read) dispatch(write(read.value));
  }

  prime(GetCompaniesDocument, (result) =>
    companiesApi.util.upsertQueryEntries([
      { endpointName: 'getCompanies', arg: user.role, value: toCompanyList(result) },
    ]),
  );
  prime(GetDriversDocument, (result) =>
    driversApi.util.upsertQueryEntries([
      { endpointName: 'getDrivers', arg: company_id, value: toRatings(result) },
    ]),
  );
  prime(GetImpactAreasDocument, ({ impactAreas }) =>
    impactAreasApi.util.upsertQueryEntries([
      { endpointName: 'getImpactAreas', arg: company_id, value: impactAreas.map(toImpactArea) },
    ]),
  );
  prime(GetGraphDriversDocument, ({ graphDrivers }) =>
    evolutionApi.util.upsertQueryEntries([
      { endpointName: 'getGraphDrivers', arg: company_id, value: toEvolution(graphDrivers) },
    ]),
  );
}
