import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { useProduct } from '../product/useProduct';

const product = useProduct();
/** With `SAVING_TIMES`, a thousand states are tested. */
const STATES = process.env['SAVING_TIMES'] ? 1_000 : 12;
const WITHIN_MS = 2_000;
const USER = 'user-editor';

/** Values that another version, another program or a damaged disk may have left in the storage. */
const slice = fc.oneof(
  fc.anything({ maxDepth: 3 }).filter((value) => typeof value !== 'function'),
  fc.record({
    activityId: fc.anything({ maxDepth: 1 }),
    chosenNumber: fc.string(),
    selectedId: fc.anything({ maxDepth: 1 }),
    shownId: fc.anything({ maxDepth: 1 }),
    hidden: fc.array(fc.string()),
    year: fc.double(),
    choice: fc.string(),
  }),
);
const state = fc.oneof(
  fc.string(),
  fc.constantFrom('null', '[]', '{', '{"_persist":"x"}', '"\\ud800"'),
  fc
    .record({
      companies: slice,
      drivers: slice,
      evolution: slice,
      activity: slice,
      theme: slice,
      workspaces: slice,
      collaborators: slice,
      impactAreas: slice,
      version: fc.constantFrom(-1, 0, 1, 2, 99),
    })
    .map(({ version, ...slices }) =>
      toJsonOrType({
        ...Object.fromEntries(
          Object.entries(slices).map(([name, slice]) => [name, toJsonOrType(slice)]),
        ),
        _persist: JSON.stringify({ version, rehydrated: true }),
      }),
    ),
);
const draft = fc.oneof(
  fc.json({ maxDepth: 3 }).map((text) => JSON.parse(text) as unknown),
  fc.record({
    userId: fc.constantFrom(USER, 'somebody-else'),
    companyId: fc.constant('company-1'),
    activityId: fc.string(),
    revision: fc.oneof(fc.integer(), fc.string()),
    edits: fc.dictionary(fc.string(), fc.oneof(fc.integer(), fc.string())),
  }),
);

/** The value as JSON, or its type if JSON cannot represent it, such as a bigint. */
function toJsonOrType(value: unknown): string {
  try {
    return JSON.stringify([value]).slice(1, -1);
  } catch {
    return typeof value;
  }
}

/** Writes the generated states to the storage locations of the app. */
async function storeStates(
  page: Page,
  stored: { persisted: string; copy: string; drafts: unknown[] },
) {
  await page.evaluate(
    async ({ persisted, copy, drafts, user }) => {
      localStorage.setItem(`value-drivers/${user}`, persisted);
      localStorage.setItem(`value-drivers/drafts/${user}`, copy);
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('value-drivers');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(new Error('No database'));
      });
      const writing = database.transaction('drafts', 'readwrite');
      drafts.forEach((value, index) => writing.objectStore('drafts').put(value, String(index)));
      await new Promise((resolve) => (writing.oncomplete = resolve));
      database.close();
    },
    { ...stored, user: USER },
  );
}

test(`the app starts within two seconds with each of ${String(STATES)} corrupt or foreign states`, async () => {
  const { page, problems } = await product.openPage('/', { as: 'editor@example.com' });
  const heading = page.getByRole('heading', { name: /^Welcome back/ });
  await heading.waitFor();
  const states = fc.record({
    persisted: state,
    copy: state,
    drafts: fc.array(draft, { maxLength: 3 }),
  });
  let slowest = 0;
  for (const sample of fc.sample(states, { numRuns: STATES, seed: 7 })) {
    await storeStates(page, sample);
    const began = Date.now();
    await page.reload();
    await heading.waitFor();
    slowest = Math.max(slowest, Date.now() - began);
    if (problems.length > 0) throw new Error(`${problems.join('\n')}\n${toJsonOrType(sample)}`);
  }
  console.info(`${String(STATES)} states; the slowest start took ${String(slowest)} ms`);
  if (process.env['SAVING_TIMES']) expect(slowest).toBeLessThan(WITHIN_MS);
}, 3_600_000);
