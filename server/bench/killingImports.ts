import { EDITOR, signInEditor, type KillOptions } from './killing';
import type { Person } from './person';
import { startServer } from './serverProcess';

const MAX_MS_BEFORE_KILL = 300;

interface ImportTally {
  kills: number;
  acknowledged: number;
  /** Restarts after which only a part of an import was stored, or an acknowledged import was missing. */
  broken: number;
}

/**
 * Kills a server at random moments while it imports ascending values into all answers of a company, and checks
 * after each restart that the last import is stored as a whole or not at all.
 */
export async function killDuringImports({ settings, kills, activities }: KillOptions) {
  const tally: ImportTally = { kills: 0, acknowledged: 0, broken: 0 };
  let value = 0;
  let last = 0;
  const importNext = async (person: Person) => {
    const next = ++value;
    const rows = activities.map((activity_id) => ({
      activity_id,
      revision: null,
      values: { time_w: next },
    }));
    const { status } = await person.importAnswers(`import-${String(next)}`, rows);
    if (status !== 200) throw new Error(`An import got the status ${String(status)}`);
    last = next;
    tally.acknowledged++;
  };

  let server = await startServer(settings);
  try {
    await importNext(await signInEditor(server));
    for (; tally.kills < kills; tally.kills++) {
      const person = await signInEditor(server);
      const stream = { isStopped: false };
      const importing = (async () => {
        while (!stream.isStopped) {
          await importNext(person).catch((error: unknown) => {
            if (!stream.isStopped) throw error;
          });
        }
      })();
      await new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_MS_BEFORE_KILL));
      stream.isStopped = true;
      await server.kill();
      await importing;

      server = await startServer(settings);
      const stored = await storedValues(await signInEditor(server));
      const [only] = stored;
      if (stored.size !== 1 || Number(only) < last) tally.broken++;
    }
  } finally {
    await server.stop();
  }
  return tally;
}

async function storedValues(person: Person): Promise<ReadonlySet<number | null>> {
  const query = 'query($c: ID!) { answers(company_id: $c) { time_w } }';
  const { body } = await person.query(query, { c: EDITOR.company_id });
  const { answers } = (body as { data: { answers: { time_w: number | null }[] } }).data;
  return new Set(answers.map(({ time_w }) => time_w));
}
