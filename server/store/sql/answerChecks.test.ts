import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ANSWER_FIELDS, type AnswerFieldKind } from '@contract/answer';
import { seedCheapDemo } from '@server/testing/cheapCredentials';
import { smallFixtures } from '@server/testing/smallFixtures';
import { describePostgres } from '@server/testing/store/postgresServer';
import { createTestDatabase } from '@server/testing/store/testPostgres';
import { ConstraintViolated, type Store } from '../Store';
import { openPostgresStore, openSqliteStore } from './sqlStore';

/** Values just outside of the range of each kind of field. */
const OUTSIDE: Record<AnswerFieldKind, readonly number[]> = {
  state: [0, 11],
  level: [-1, 11],
  factor: [-0.5, 10.5],
  amount: [-0.5],
  confidence: [0, 4],
  flag: [],
  text: [],
};

const CASES = ANSWER_FIELDS.flatMap(({ name, kind }) =>
  OUTSIDE[kind].map((value) => ({ name, value })),
);

function testChecks(open: () => Promise<Store>) {
  let store: Store;
  beforeAll(async () => {
    store = await open();
    await seedCheapDemo(store, smallFixtures());
  });
  afterAll(() => store.close());

  test.each(CASES)('the column $name has a check that refuses $value', async ({ name, value }) => {
    const change = store.write((tx) => tx.update('answers', 'acorn-nine', { [name]: value }));
    await expect(change).rejects.toBeInstanceOf(ConstraintViolated);
  });
}

describe('on SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'checks-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  testChecks(() => openSqliteStore(join(folder, 'test.db')));
});

describePostgres()('on PostgreSQL', () => {
  testChecks(async () => openPostgresStore(await createTestDatabase()));
});
