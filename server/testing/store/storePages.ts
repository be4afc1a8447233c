import type { PageOf, ReadTransaction, Store } from '@server/store/Store';
import type { CompanyRow } from '@server/store/tables';

const ACTIVE = { activated: true };

/** Tests of `findPage` and `findAfter`, on a store with the small fixtures. */
export function testPages(storeUnderTest: () => Store): void {
  const add = (names: readonly string[]) =>
    storeUnderTest().write(async (tx) => {
      const acorn = await tx.get('companies', 'acorn');
      if (!acorn) throw new Error('There is no Acorn');
      await tx.insert(
        'companies',
        names.map((name, index) => ({ ...acorn, id: `added-${String(index)}`, name })),
      );
    });
  const page = async (rest: Partial<PageOf<CompanyRow>>) => {
    const wanted = { where: ACTIVE, limit: 100, ...rest };
    const rows = await storeUnderTest().read((tx) => tx.findPage('companies', wanted));
    const inWrite = await storeUnderTest().write((tx) => tx.findPage('companies', wanted));
    expect(inWrite).toEqual(rows);
    return rows.map(({ id, name }) => ({ id, name }));
  };
  const namesOf = async (rest: Partial<PageOf<CompanyRow>>) =>
    (await page(rest)).map(({ name }) => name);

  test('pages follow each other by name without regard to case, then by id', async () => {
    await add(['beech', 'Beech', 'BEECH', 'Zelkova', 'Ñame', 'A_1', 'A-1']);
    const all = await page({});
    const names = ['A-1', 'A_1', 'Acorn', 'beech', 'Beech', 'BEECH', 'Birch', 'Cedar', 'Elm'];
    expect(all.map(({ name }) => name)).toEqual([...names, 'Zelkova', 'Ñame']);
    for (const limit of [1, 3, 4]) {
      const read: typeof all = [];
      for (;;) {
        const next = await page({ limit, after: read.at(-1) ?? null });
        read.push(...next);
        if (next.length < limit) break;
      }
      expect(read).toEqual(all);
    }
  });

  test('a page continues after a row that has been removed', async () => {
    expect(await namesOf({ after: { id: 'gone', name: 'Bramble' }, limit: 1 })).toEqual(['Cedar']);
    expect(await namesOf({ after: { id: '\0', name: 'Bramble\0' }, limit: 1 })).toEqual(['Cedar']);
  });

  test('a search finds parts of names, and takes no character as a pattern', async () => {
    await add(['100% Ash', '100 Ash', 'A_sh', 'Back\\slash']);
    expect(await namesOf({ search: 'ASH' })).toEqual(['100 Ash', '100% Ash', 'Back\\slash']);
    expect(await namesOf({ search: '%' })).toEqual(['100% Ash']);
    expect(await namesOf({ search: '_' })).toEqual(['A_sh']);
    expect(await namesOf({ search: '\\' })).toEqual(['Back\\slash']);
    expect(await namesOf({ search: 'ash', limit: 1 })).toEqual(['100 Ash']);
    expect(await namesOf({ search: "' or 1=1" })).toEqual([]);
  });

  test('a search knows the case of letters of all languages', async () => {
    await add(['ÁREA Ñandú', 'Éclair', 'ΣΊΓΜΑ', 'Ärger']);
    expect(await namesOf({ search: 'área ñ' })).toEqual(['ÁREA Ñandú']);
    expect(await namesOf({ search: 'ÑANDÚ' })).toEqual(['ÁREA Ñandú']);
    expect(await namesOf({ search: 'éCLAIR' })).toEqual(['Éclair']);
    expect(await namesOf({ search: 'σίγ' })).toEqual(['ΣΊΓΜΑ']);
    await storeUnderTest().write((tx) => tx.update('companies', 'added-1', { name: 'ÉTUDE' }));
    expect(await namesOf({ search: 'éclair' })).toEqual([]);
    expect(await namesOf({ search: 'étude' })).toEqual(['ÉTUDE']);
    await storeUnderTest().write((tx) => tx.update('users', 'editor', { name: 'Ólafur' }));
    expect(await namesOf({ search: 'óLAFUR', searchPeople: true })).toEqual(['Acorn']);
    expect((await namesOf({})).slice(-3)).toEqual(['Ärger', 'ÉTUDE', 'ΣΊΓΜΑ']);
  });

  test('a search can include the people of companies', async () => {
    expect(await namesOf({ search: 'CEDAR-EDITOR@' })).toEqual([]);
    expect(await namesOf({ search: 'CEDAR-EDITOR@', searchPeople: true })).toEqual(['Cedar']);
    expect(await namesOf({ search: 'person birch', searchPeople: true })).toEqual(['Birch']);
    expect(await namesOf({ search: 'birch', searchPeople: true })).toEqual(['Birch']);
  });

  test('pages of workspaces meet conditions too', async () => {
    const find = (limit: number) =>
      storeUnderTest().read((tx) =>
        tx.findPage('workspaces', { where: { deleted_at: null }, limit }),
      );
    expect((await find(9)).map(({ name }) => name)).toEqual(['North', 'South']);
    expect(await find(1)).toHaveLength(1);
  });

  test('reads rows in the order of their ids, page by page', async () => {
    const where = { company_id: 'acorn' };
    const read = (after: string) => (tx: ReadTransaction) =>
      tx.findAfter('answers', where, after, 3);
    const first = await storeUnderTest().read(read(''));
    expect(first.map(({ id }) => id)).toEqual(['acorn-later', 'acorn-nine', 'acorn-ten']);
    expect(first).toEqual(
      await storeUnderTest().read((tx) =>
        Promise.all(first.map(({ id }) => tx.get('answers', id))),
      ),
    );
    expect(await storeUnderTest().write(read(''))).toEqual(first);
    const next = await storeUnderTest().read(read('acorn-ten'));
    expect(next.map(({ id }) => id)).toEqual(['acorn-two']);
    expect(await storeUnderTest().read(read('acorn-two'))).toEqual([]);
  });
}
