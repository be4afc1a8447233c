import { signInEditor, EDITOR, type KillOptions } from './killing';
import type { Person } from './person';
import { startServer } from './serverProcess';

const MAX_MS_BEFORE_KILL = 400;
const STREAMS = 3;
const FILE_BYTES = 3 * 1024 * 1024;

interface UploadTally {
  kills: number;
  acknowledged: number;
  /** Restarts after which acknowledged evidence was missing or incomplete, or other evidence incomplete. */
  broken: number;
}

/** Kills a server at random moments while files arrive, and checks after each restart that every listed file is complete. */
export async function killDuringUploads({ settings, kills, activities }: KillOptions) {
  const tally: UploadTally = { kills: 0, acknowledged: 0, broken: 0 };
  const [activity = ''] = activities;
  const content = new Uint8Array(FILE_BYTES).fill(120);
  content.set(Buffer.from('%PDF-'));

  let server = await startServer(settings);
  const before = (await storedSizes(await signInEditor(server), activity)).length;
  try {
    for (; tally.kills < kills; tally.kills++) {
      const person = await signInEditor(server);
      const stream = { isStopped: false };
      const isStopped = () => stream.isStopped;
      const uploading = Array.from({ length: STREAMS }, async () => {
        while (!isStopped()) {
          try {
            const { status } = await person.upload(activity, content);
            if (status !== 201) throw new Error(`An upload got the status ${String(status)}`);
            tally.acknowledged++;
          } catch (error) {
            if (isStopped()) return;
            throw error;
          }
        }
      });
      await new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_MS_BEFORE_KILL));
      stream.isStopped = true;
      await server.kill();
      await Promise.all(uploading);

      server = await startServer(settings);
      const sizes = await storedSizes(await signInEditor(server), activity);
      const isComplete = sizes.slice(0, sizes.length - before).every((size) => size === FILE_BYTES);
      if (!isComplete || sizes.length - before < tally.acknowledged) tally.broken++;
    }
  } finally {
    await server.stop();
  }
  return tally;
}

/** The sizes of the downloaded files, the latest first. */
async function storedSizes(person: Person, activity_id: string): Promise<number[]> {
  const { body } = await person.query(
    'query($a: ID!, $c: ID!) { evidence(activity_id: $a, company_id: $c) { id kind } }',
    { a: activity_id, c: EDITOR.company_id },
  );
  const { evidence } = (body as { data: { evidence: { id: string; kind: string }[] } }).data;
  const files = evidence.filter(({ kind }) => kind === 'file');
  return Promise.all(files.map(({ id }) => person.download(`/evidence/${id}`)));
}
