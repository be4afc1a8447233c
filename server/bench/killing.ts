import { Agent } from 'node:http';
import { Person } from './person';
import { startServer, type ServerProcess, type ServerSettings } from './serverProcess';

const MOST_MS_BEFORE_KILL = 400;
const STREAMS = 8;
/** In the fixtures: whose saves are streamed. */
export const EDITOR = { id: 'user-editor', email: 'editor@example.com', company_id: 'company-1' };

export interface Tally {
  kills: number;
  acknowledged: number;
  /** Acknowledged, and not there after the restart. */
  lost: number;
}

interface Options {
  settings: ServerSettings;
  kills: number;
  activities: readonly string[];
  progress?: (tally: Tally) => void;
}

/**
 * Kills a server at random moments while it is saving, and looks after each restart whether every
 * save that it had acknowledged is there. Throws when it does not start again.
 */
export async function killRepeatedly({ settings, kills, activities, progress }: Options) {
  const tally: Tally = { kills: 0, acknowledged: 0, lost: 0 };
  /** By activity: the highest value that was acknowledged. Each is a counter, saved by one stream. */
  const acknowledged = new Map<string, number>();
  let next = 0;

  const stream = async (person: Person, activity: string, isStopped: () => boolean) => {
    while (!isStopped()) {
      const value = ++next;
      try {
        const { status } = await person.save({ activity_id: activity, timeWeeks: String(value) });
        if (status !== 200) throw new Error(`A save was answered ${String(status)}`);
      } catch (error) {
        if (isStopped()) return;
        throw error;
      }
      acknowledged.set(activity, value);
      tally.acknowledged++;
    }
  };

  let server = await startServer(settings);
  try {
    for (let i = 0; i < kills; i++) {
      const person = await signInEditor(server);
      let isStopped = false;
      const streams = Array.from({ length: STREAMS }, (_, k) => {
        const activity = activities[(i * STREAMS + k) % activities.length] ?? '';
        return stream(person, activity, () => isStopped);
      });
      await pause(Math.random() * MOST_MS_BEFORE_KILL);
      isStopped = true;
      await server.kill();
      await Promise.all(streams);
      tally.kills++;

      server = await startServer(settings);
      tally.lost += await countLost(await signInEditor(server), acknowledged);
      progress?.(tally);
    }
  } finally {
    await server.stop();
  }
  return tally;
}

/** The editor, at a server. */
export async function signInEditor(server: ServerProcess): Promise<Person> {
  const person = new Person(server.port, new Agent({ keepAlive: true }), EDITOR);
  await person.signIn();
  return person;
}

/** A later save than the one acknowledged may be there too: the kill came before its answer. */
export async function countLost(
  person: Person,
  acknowledged: Map<string, number>,
): Promise<number> {
  let lost = 0;
  for (const [activity, value] of acknowledged) {
    const { body } = await person.query(
      'query($a: ID!, $c: ID!) { answer(activity_id: $a, company_id: $c) { time_w } }',
      { a: activity, c: EDITOR.company_id },
    );
    const { data } = body as { data?: { answer?: { time_w: number } | null } };
    if ((data?.answer?.time_w ?? 0) < value) lost++;
  }
  return lost;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
