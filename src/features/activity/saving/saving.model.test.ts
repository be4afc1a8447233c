import fc from 'fast-check';
import { command, type Command } from './model/commands';
import { KNOWN_HISTORIES } from './model/knownHistories';
import { Story } from './model/story';
import { keyOf, Tab } from './model/tab';

const RUNS = Number(process.env['SAVE_RUNS'] ?? 200);
const MOST_COMMANDS = 60;

/** Runs the commands; throws if anything is lost, unfair or never saved. */
async function live(commands: readonly Command[]) {
  const story = new Story();
  for (const step of commands) {
    await story.run(step);
    story.expectNothingLost();
  }
  await story.expectAllSavedInTheEnd();
  story.expectFairness(commands);
}

describe('a tab that closes', () => {
  it('has its edit on the server soon after, even while another tab holds the lock', async () => {
    const story = new Story();
    const { browser, server, time } = story;
    const [first] = browser.tabs;
    first?.type('a', 'cost', 1);
    // Its save waits for a lock that is never granted.
    void browser.exclusively(new Tab(browser), keyOf('a'), () => new Promise(() => undefined));
    await time.pass(1_600);
    await story.run({ do: 'close', tab: 0 });
    await time.pass(100);
    expect(server.answer('a').values.cost).toBe(1);
  });

  it('sends what was edited since the save that has no answer yet', async () => {
    const story = new Story();
    const { browser, server, time } = story;
    const [tab] = browser.tabs;
    tab?.type('a', 'cost', 1);
    tab?.want('a');
    await time.pass(20);
    tab?.type('a', 'time_w', 3);
    await story.run({ do: 'close', tab: 0 });
    await time.pass(100);
    expect(server.answer('a').values).toMatchObject({ cost: 1, time_w: 3 });
  });

  it('sends the newest of more edits than may be under way', async () => {
    const story = new Story();
    const { browser, server, time } = story;
    const [tab] = browser.tabs;
    for (const activityId of ['a', 'b', 'c', 'd', 'e']) {
      await time.pass(10);
      tab?.type(activityId, 'cost', 1);
    }
    await story.run({ do: 'close', tab: 0 });
    await time.pass(100);
    const saved = ['a', 'b', 'c', 'd', 'e'].filter((id) => server.answer(id).values.cost === 1);
    expect(saved).toEqual(['c', 'd', 'e']);
    story.expectNothingLost();
  });
});

test.each(KNOWN_HISTORIES)('%s', (_, commands) => live(commands));

test(`no last value is ever lost, in ${String(RUNS)} lives of up to ${String(MOST_COMMANDS)} events`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: MOST_COMMANDS, size: 'max' }), live),
    { numRuns: RUNS, endOnFailure: true },
  );
}, 1_800_000);
