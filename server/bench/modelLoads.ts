import type { Report } from './loads';
import type { Person } from './person';
import { line } from './timing';

/** How many actions the measured version retires. */
const RETIRED = 50;
/** How often each editor saves meanwhile, ms. */
const PACE_MS = 1_000;

/** Applies a version of the model to all companies and undoes it, while editors save. */
export async function measureExchanges(
  administrator: Person,
  people: readonly Person[],
  activities: readonly string[],
  { printLine }: Report,
) {
  const retired = new Set(activities.slice(0, RETIRED));
  const sheets = {
    activities: activities.map((id) => (retired.has(id) ? { id, retired: true } : { id })),
  };
  const import_id = `bench-${String(process.pid)}`;
  const { body } = await administrator.post('/model/import', { import_id, note: 'B', sheets });
  const { version_id } = (body as { data: { version_id: string } }).data;
  const inUse = activities.filter((id) => !retired.has(id));
  for (const path of ['/model/apply', '/model/undo']) {
    let isRunning = true;
    const times: { began: number; ms: number }[] = [];
    let count = 0;
    const began = performance.now();
    const saving = people.map(async (person, index) => {
      await pause((index / people.length) * PACE_MS);
      while (isRunning) {
        count++;
        const at = performance.now();
        const saved = await person.save({
          activity_id: inUse[count % inUse.length] ?? '',
          revenueState: String((count % 10) + 1),
        });
        if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
        times.push({ began: at, ms: saved.ms });
        await pause(Math.max(0, PACE_MS - saved.ms));
      }
    });
    await pause(PACE_MS);
    const exchanging = performance.now();
    const { status, ms, body: reply } = await administrator.post(path, { id: version_id });
    if (status !== 200) throw new Error(`${path}: ${JSON.stringify(reply)}`);
    isRunning = false;
    await Promise.all(saving);
    // Also those that were under way at either end, because they waited for the exchange, too.
    const meanwhile = times
      .filter((one) => one.began < exchanging + ms && one.began + one.ms > exchanging)
      .map((one) => one.ms);
    printLine(`${path}: ${ms.toFixed(0)} ms`);
    const seconds = (performance.now() - began) / 1000;
    printLine(line('  saves meanwhile', meanwhile, seconds, null));
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
