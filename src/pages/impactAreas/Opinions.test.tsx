import { screen, within } from '@testing-library/react';
import { readSheet } from 'read-excel-file/node';
import { download } from '@/testing/page/download';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

/** The closed round of the demo data, in which the fund and the management gave opinions. */
const ROUND = 'round-1';
const WITHOUT_OPINIONS = 'driver-1';
const WITH_FOUR_OPINIONS = 'driver-2';

/** Everywhere the fund says 3 and the management 8; one driver loses its opinions, and another one all but four actions. */
async function setOpinions() {
  await server.store.write(async (tx) => {
    const driverOf = new Map((await tx.find('subdrivers')).map((one) => [one.id, one.driver_id]));
    const activities = await tx.find('activities');
    const idsOf = (driver: string) =>
      activities
        .filter(({ subdriver_id }) => driverOf.get(subdriver_id) === driver)
        .map(({ id }) => id);
    const opinions = await tx.find('opinions', { round_id: ROUND });
    const parties = (id: string) =>
      new Set(opinions.flatMap(({ activity_id, party }) => (activity_id === id ? party : [])));
    const comparable = idsOf(WITH_FOUR_OPINIONS).filter((id) => parties(id).size > 1);
    const removed = new Set([...idsOf(WITHOUT_OPINIONS), ...comparable.slice(4)]);
    for (const { id, activity_id, party } of opinions) {
      if (removed.has(activity_id)) await tx.remove('opinions', { id });
      else {
        const state = party === 'Fund' ? 3 : 8;
        await tx.update('opinions', id, { state, unsure: false, not_applicable: false });
      }
    }
  });
}

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('Opinions', () => {
  it('show between which values each driver lies, where it is now, and how the parties differ', async () => {
    await setOpinions();
    await server.signIn('editor');
    renderApp('/impact-areas?tab=opinions');
    const table = await screen.findByRole('table', { name: 'Averages within the opinions' });
    const row = (name: string) => within(table).getByRole('row', { name: new RegExp(`^${name}`) });

    const [, range, now, gap] = cells(row('Expectations'));
    expect(range).toBe(`${String(now)} – ${String(now)}`);
    expect(gap).toBe('under five actions');
    expect(cells(row('Operating Margin')).at(-1)).toBe('under five actions');
    expect(cells(row('Revenue Growth')).at(-1)).toMatch(
      /^ Management is 5\.0 above Fund \d+ actions$/,
    );
    expect(cells(row('Global Average')).at(-1)).toMatch(
      /^ Management is 5\.0 above Fund \d+ actions$/,
    );
    const [low, high] = String(cells(row('Global Average'))[1]).split(' – ');
    expect(
      screen.getByText(`The score lies between ${String(low)} and ${String(high)}.`, {
        exact: false,
      }),
    ).toBeVisible();
  });

  it('are downloaded with what they leave open', async () => {
    await setOpinions();
    await server.signIn('editor');
    const { user } = renderApp('/impact-areas?tab=opinions');
    await screen.findByRole('table', { name: 'Averages within the opinions' });
    const file = await download(user, 'Download as EXCEL');
    const rows = await readSheet(file, 'Averages within the opinions');
    const total = rows.find(([name]) => name === 'Global Average') ?? [];
    expect(rows[0]).toEqual(['Average', 'Now', 'Lowest', 'Highest', 'Between parties']);
    expect(Number(total[2])).toBeLessThan(Number(total[3]));
    expect(total[4]).toBe('Management is 5.0 above Fund');
    expect((await readSheet(file, 'Opinions')).length).toBeGreaterThan(2);
  });
});
