import { Agent } from 'node:http';
import { Person } from './person';
import { newSaveRun, startSaving } from './saveStreams';
import { startServer, type ServerProcess, type ServerSettings } from './serverProcess';

const MAX_MS_BEFORE_KILL = 400;
const STREAMS = 8;
/** The person of the fixtures who saves. */
export const EDITOR = { id: 'user-editor', email: 'editor@example.com', company_id: 'company-1' };

export interface Tally {
  kills: number;
  acknowledged: number;
  /** Saves that were acknowledged and are missing after the restart. */
  lost: number;
}

export interface KillOptions {
  settings: ServerSettings;
  kills: number;
  /** The ids of all activities. */
  activities: readonly string[];
}

interface Options extends KillOptions {
  progress?: (tally: Tally) => void;
}

/**
 * Kills a server at random moments while it is saving, and checks after each restart that every
 * acknowledged save is stored. Throws if the server does not start again.
 */
export async function killRepeatedly({ settings, kills, activities, progress }: Options) {
  const tally: Tally = { kills: 0, acknowledged: 0, lost: 0 };
  const run = newSaveRun();

  let server = await startServer(settings);
  try {
    for (let i = 0; i < kills; i++) {
      const person = await signInEditor(server);
      const chosen = Array.from(
        { length: STREAMS },
        (_, k) => activities[(i * STREAMS + k) % activities.length] ?? '',
      );
      const saving = startSaving(person, chosen, run);
      await pause(Math.random() * MAX_MS_BEFORE_KILL);
      saving.stop();
      await server.kill();
      await saving.ended;
      tally.kills++;
      tally.acknowledged = run.count;

      server = await startServer(settings);
      tally.lost += await countLost(await signInEditor(server), run.acknowledged);
      progress?.(tally);
    }
  } finally {
    await server.stop();
  }
  return tally;
}

/** Signs the editor in at a server. */
export async function signInEditor(server: ServerProcess): Promise<Person> {
  const person = new Person(server.port, new Agent({ keepAlive: true }), EDITOR);
  await person.signIn();
  return person;
}

/**
 * Counts the acknowledged values that are not stored. A higher stored value is accepted, because the server
 * may have been killed before it responded to that save.
 */
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
