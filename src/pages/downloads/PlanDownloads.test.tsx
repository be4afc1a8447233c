import { screen, within } from '@testing-library/react';
import { PLAN_NOTE_LENGTH } from '@contract/priorities/planItems';
import { readSheet } from 'read-excel-file/node';
import { ACCOUNT_NAMES } from '@/testing/accountNames';
import { download } from '@/testing/page/download';
import { renderApp } from '@/testing/page/renderApp';
import { textsIn } from '@/testing/pdfTexts';
import { markNotApplicable } from '@/testing/server/markNotApplicable';
import { activitiesBelowAim, insertItem, removePlans } from '@/testing/server/plannedItem';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

const AVERAGES = ['Average', 'Now', 'With the plan', 'Target'];
const items = () => screen.findAllByRole('listitem');
const strip = () => screen.findByRole('region', { name: 'Averages now and with the plan' });

/** The figures of the strip by name, such as ['6.0', '6.3', '7.0']; a target may be missing. */
async function shownAverages() {
  const parts = within(await strip());
  const figures = [parts.getByRole('status'), ...parts.getAllByRole('listitem')];
  return new Map(
    figures.map(({ textContent }) => {
      const [, name, ...values] =
        /^(\D+)([\d.]+) → ([\d.]+)(?:target (\d+\.\d))?/.exec(textContent) ?? [];
      return [name, values];
    }),
  );
}

const asShown = (cell: unknown) => (typeof cell === 'number' ? cell.toFixed(1) : undefined);

async function sheetOf(file: Buffer, sheet: string) {
  const [header = [], ...rows] = await readSheet(file, sheet);
  return rows.map((row) =>
    Object.fromEntries(header.map((name, index) => [String(name), row[index]])),
  );
}

/** The texts of a PDF in the order in which they are written, as one line. */
const textOf = (pdf: Buffer) => textsIn(pdf).texts.join(' ');
const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
/** The widths and heights of the pages, in points. */
const sizesIn = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)/g)].map(
    ([, width, height]) => [Number(width), Number(height)],
  );

// The tests begin without a plan.
beforeEach(() => removePlans(server.store));

describe('Downloads of the priorities', () => {
  it('contain the averages and the actions of the screen, in its order', async () => {
    const [planned = ''] = await activitiesBelowAim(server.store);
    await insertItem(server.store, { activity_id: planned, aim: 10 });
    await server.signIn('editor');
    const { user } = renderApp('/plan?driver=Operating+Margin&sort=cost');
    const list = await screen.findByRole('list', { name: 'Actions by priority' });
    const [first] = within(list).getAllByRole('checkbox');
    if (first) await user.click(first);
    expect(await screen.findByRole('region', { name: 'Selection' })).toHaveTextContent(
      '1 selected',
    );

    const file = await download(user, 'Download as EXCEL');
    const averages = await readSheet(file, 'Averages');
    expect(averages[0]).toEqual(['Average', 'Now', 'With the plan and the selection', 'Target']);
    expect(
      new Map(averages.slice(1).map(([name, ...figures]) => [name, figures.map(asShown)])),
    ).toEqual(await shownAverages());
    expect(averages.slice(1).map(([, , , target]) => typeof target)).toContain('number');

    const rows = await sheetOf(file, 'Priorities');
    const seen = within(list).getAllByRole('listitem');
    expect(rows.slice(0, seen.length).map(({ Action }) => Action)).toEqual(
      seen.map((row) => within(row).getByRole('link').textContent),
    );
    expect(new Set(rows.map(({ Driver }) => Driver))).toEqual(new Set(['Operating Margin']));
    const selected = rows.filter(({ Remark }) => /Selected/.test(String(Remark)));
    expect(first).toHaveAccessibleName(`Select ${String(selected[0]?.['Action'])}`);
    expect(selected).toHaveLength(1);
    const readMe = (await readSheet(file, 'Read me')).flat().map(String);
    expect(readMe).toContainEqual(expect.stringMatching(/ · Filter: Operating Margin$/));
  });

  it('name the planned actions, and efforts that are assumed', async () => {
    const [planned = ''] = await activitiesBelowAim(server.store);
    await insertItem(server.store, { activity_id: planned, aim: 10 });
    const answer = await server.answerTo(planned);
    await server.store.write((tx) => tx.update('answers', answer?.id ?? '', { cost: null }));
    await server.signIn('subscriber');
    const { user } = renderApp('/plan');
    await screen.findByRole('list', { name: 'Actions by priority' });
    const rows = await sheetOf(await download(user, 'Download as EXCEL'), 'Priorities');
    const remarks = rows.flatMap(({ Remark }) => Remark ?? []);
    expect(remarks).toContain('In the plan · Effort assumed');

    const pdf = await download(user, 'Download as PDF');
    expect(textOf(pdf)).toContain('In the plan');
    for (const [width = 0, height = 0] of sizesIn(pdf)) expect(width).toBeGreaterThan(height);
  });
});

describe('Downloads of the plan', () => {
  it('contain its items in the order of the screen, with owners and dates', async () => {
    const [done = '', later = '', overdue = ''] = await activitiesBelowAim(server.store);
    const insert = (id: string, fields: Parameters<typeof insertItem>[1]) =>
      insertItem(server.store, { id, ...fields });
    await insert('done', { activity_id: done, due_on: '2019-01-31', status: 'done' });
    await insert('later', { activity_id: later, starts_on: '2999-01-01', due_on: '2999-12-31' });
    const note = '=SUM(A1) is no formula';
    const owner = { owner_id: 'user-editor', note };
    await insert('overdue', { activity_id: overdue, due_on: '2020-01-31', ...owner });
    await server.signIn('editor');
    const { user } = renderApp('/plan?tab=plan');
    await screen.findByRole('region', { name: 'Overdue' });
    const seen = (await items()).flatMap(
      (row) => within(row).queryByRole('link')?.textContent ?? [],
    );

    const file = await download(user, 'Download as EXCEL');
    expect((await readSheet(file, 'Averages'))[0]).toEqual(AVERAGES);
    const rows = await sheetOf(file, 'Plan');
    expect(rows.map(({ Action }) => Action)).toEqual(seen.slice(-3));
    expect(rows).toMatchObject([
      { Status: 'Planned', Owner: ACCOUNT_NAMES.editor, 'Due date': '2020-01-31', Start: null },
      { Status: 'Planned', Owner: null, 'Due date': '2999-12-31', Start: '2999-01-01' },
      { Status: 'Done', 'Due date': '2019-01-31' },
    ]);
    expect(String(rows[0]?.['Note'])).toContain(note);

    const text = textOf(await download(user, 'Download as PDF'));
    for (const part of [
      'Alder Valley Foods',
      ACCOUNT_NAMES.editor,
      '2020-01-31',
      'Done',
      'Now',
      'Target',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('have one measure with the screen: gains of the Global Average, which add up', async () => {
    const activities = (await activitiesBelowAim(server.store)).slice(0, 3);
    for (const [index, activity_id] of activities.entries()) {
      const state = (await server.answerTo(activity_id))?.revenue_state ?? null;
      const fields = { activity_id, aim: 8, baseline_state: state };
      await insertItem(server.store, { id: `item-${String(index)}`, ...fields });
    }
    await server.signIn('editor');
    const { user } = renderApp('/plan?tab=plan');
    const gainsIn = (list: readonly HTMLElement[]) =>
      list.flatMap(({ textContent }) => /(\+[\d.]+) Global Average/.exec(textContent)?.[1] ?? []);
    await screen.findAllByText(/^\+[\d.]+/);
    const planned = gainsIn(await items());
    const [, sum] = /(\+[\d.]+) · /.exec((await strip()).textContent) ?? [];
    const rows = await sheetOf(await download(user, 'Download as EXCEL'), 'Plan');
    const gains = rows.map((row) => Number(row['Planned gain of the Global Average']));
    expect(planned).toEqual(gains.map((gain) => `+${gain.toFixed(2)}`));
    expect(`+${gains.reduce((total, gain) => total + gain, 0).toFixed(2)}`).toBe(sum);

    await user.click(screen.getByRole('tab', { name: 'Priorities' }));
    await user.click(await screen.findByRole('button', { name: '3 already in the plan' }));
    const list = await screen.findByRole('list', { name: 'In the plan' });
    const inPlan = gainsIn(within(list).getAllByRole('listitem'));
    expect(inPlan.toSorted()).toEqual(planned.toSorted());
  });

  it('contain the longest note as a whole', async () => {
    const words = Array.from(
      { length: 250 },
      (_, index) => `word${String(index).padStart(3, '0')}`,
    );
    const note = words.join(' ').slice(0, PLAN_NOTE_LENGTH);
    await insertItem(server.store, { note });
    await server.signIn('subscriber');
    const { user } = renderApp('/plan?tab=plan');
    await screen.findByText(/word249/);
    const [row] = await sheetOf(await download(user, 'Download as EXCEL'), 'Plan');
    expect(row?.['Note']).toBe(note);

    const pdf = await download(user, 'Download as PDF');
    const text = textOf(pdf);
    for (const word of words) expect(text).toContain(word);
    expect(pagesIn(pdf)).toBeLessThanOrEqual(2);
    for (const [width = 0, height = 0] of sizesIn(pdf)) expect(width).toBeGreaterThan(height);
  });

  it('mark actions that are not applicable, and promise nothing of them', async () => {
    const activity = await insertItem(server.store, {});
    await markNotApplicable(server, activity);
    await server.signIn('editor');
    const { user } = renderApp('/plan?tab=plan');
    await screen.findByText(/Marked as not applicable/);
    expect(await sheetOf(await download(user, 'Download as EXCEL'), 'Plan')).toMatchObject([
      {
        Status: 'Planned · Marked as not applicable',
        State: null,
        'Planned gain of the Global Average': null,
      },
    ]);
  });

  it('follow the language', async () => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['es']);
    await insertItem(server.store, { owner_id: 'user-editor', due_on: '2999-12-31' });
    await server.signIn('editor');
    const { user } = renderApp('/plan?tab=plan');
    const spanish = { button: 'Descargar' };
    const file = await download(user, 'Descargar en EXCEL', spanish);
    expect((await readSheet(file, 'Promedios'))[0]).toEqual([
      ...['Promedio', 'Ahora', 'Con el plan', 'Objetivo'],
    ]);
    expect((await readSheet(file, 'Plan'))[0]).toEqual([
      ...['Acción', 'Impulsor', 'Situación', 'Responsable', 'Inicio', 'Fecha límite', 'Estado'],
      ...['Meta', 'Mejora prevista del promedio global', 'Mejora hasta ahora'],
      ...['Coste (M\u00a0US$)', 'Semanas', 'Nota'],
    ]);
    const text = textOf(await download(user, 'Descargar en PDF', spanish));
    for (const part of ['Planificada', 'Con el plan', '2999-12-31']) expect(text).toContain(part);
  });

  it('are not offered without items, and disabled where the filter leaves none', async () => {
    await server.signIn('editor');
    const { close } = renderApp('/plan?tab=plan');
    expect(await screen.findByText('Nothing is planned yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
    close();

    await insertItem(server.store, {});
    renderApp('/plan?tab=plan&owner=mine');
    expect(await screen.findByText('No planned action matches these filters')).toBeVisible();
    expect(
      screen.getByRole('button', { name: 'Download: There is no data to download yet.' }),
    ).toBeDisabled();
  });
});
