import fc from 'fast-check';
import { command, type Command } from './model/commands';
import { PAST_FAILURES } from './model/pastFailures';
import { keyOf, ModelTab } from './model/ModelTab';
import { Simulation } from './model/Simulation';

const RUNS = Number(process.env['SAVE_RUNS'] ?? 200);
const MAX_COMMANDS = 60;

/** Runs the commands in a new simulation and throws if an edit is lost, overwritten unseen or never saved. */
async function run(commands: readonly Command[]) {
  const simulation = new Simulation();
  for (const step of commands) {
    await simulation.run(step);
    simulation.expectNothingLost();
  }
  await simulation.expectEverythingSaved();
  simulation.expectNoUnseenOverwrite(commands);
}

describe('a tab that is closed', () => {
  it('saves its edit even while another tab holds the lock', async () => {
    const simulation = new Simulation();
    const { browser, server, clock } = simulation;
    const [first] = browser.tabs;
    first?.edit('a', 'cost', 1);
    // The other tab never releases the lock.
    void browser.withLock(new ModelTab(browser), keyOf('a'), () => new Promise(() => undefined));
    await clock.advance(1_600);
    await simulation.run({ do: 'close', tab: 0 });
    await clock.advance(100);
    expect(server.answer('a').values.cost).toBe(1);
  });

  it('sends the edits that were made after the pending save was sent', async () => {
    const simulation = new Simulation();
    const { browser, server, clock } = simulation;
    const [tab] = browser.tabs;
    tab?.edit('a', 'cost', 1);
    tab?.requestSave('a');
    await clock.advance(20);
    tab?.edit('a', 'time_w', 3);
    await simulation.run({ do: 'close', tab: 0 });
    await clock.advance(100);
    expect(server.answer('a').values).toMatchObject({ cost: 1, time_w: 3 });
  });

  it('sends the newest edits when not all fit into the limit for keepalive requests', async () => {
    const simulation = new Simulation();
    const { browser, server, clock } = simulation;
    const [tab] = browser.tabs;
    for (const activityId of ['a', 'b', 'c', 'd', 'e']) {
      await clock.advance(10);
      tab?.edit(activityId, 'cost', 1);
    }
    await simulation.run({ do: 'close', tab: 0 });
    await clock.advance(100);
    const saved = ['a', 'b', 'c', 'd', 'e'].filter((id) => server.answer(id).values.cost === 1);
    expect(saved).toEqual(['c', 'd', 'e']);
    simulation.expectNothingLost();
  });
});

test.each(PAST_FAILURES)('%s', (_, commands) => run(commands));

test(`no edit is lost in ${String(RUNS)} histories of up to ${String(MAX_COMMANDS)} events`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: MAX_COMMANDS, size: 'max' }), run),
    { numRuns: RUNS, endOnFailure: true },
  );
}, 1_800_000);
