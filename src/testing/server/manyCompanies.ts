import type { Store } from '@server/store/Store';
import { FIXTURE_COMPANY } from './testServer';

/** With those of the fixtures, more companies than the app loads as a whole. */
const COUNT = 600;

/** The last one of them by name. */
export const LAST_OF_MANY = { id: `many-${COUNT}`, name: `Works ${COUNT}` };

/** Adds companies without people or answers, named Works 001 and so on. */
export const addManyCompanies = (store: Store) =>
  store.write(async (tx) => {
    const [model] = await tx.find('companies', { id: FIXTURE_COMPANY.id });
    if (!model) throw new Error('The fixture company is missing');
    for (let n = 1; n <= COUNT; n++) {
      const padded = String(n).padStart(3, '0');
      await tx.insert('companies', { ...model, id: `many-${padded}`, name: `Works ${padded}` });
    }
  });
