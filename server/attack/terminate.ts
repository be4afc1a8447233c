import { createServer, type AddressInfo, type Socket } from 'node:net';
import { countLost, EDITOR, signInEditor } from '../bench/killing';
import type { Person } from '../bench/person';
import { DEMO_PASSWORD } from '../store/demo/seed';
import { TestClient } from '../testing/client';
import type { Scenario } from './scenario';
import { withAttackedServer } from './attackedServer';

const STREAMS = 20;
const STREAMS_SHORT = 8;
const SAVING_MS = 3_000;
const SAVING_SHORT_MS = 1_000;
const MAX_MS = 8_000;

/** SIGTERM during a stream of saves, while mails wait for a mail server that never responds. */
export const terminate: Scenario = {
  name: 'terminate',
  run: async ({ store, short }) => {
    const mailServer = await startSilentServer();
    try {
      return await withAttackedServer(store, async (attacked) => {
        const settings = { SMTP_URL: `smtp://127.0.0.1:${String(mailServer.port)}` };
        const server = await attacked.start(settings);
        const person = await signInEditor(server);
        await queueMail(server.port);
        const activities = await activitiesOf(person);

        const saving = streamSaves(person, activities.slice(0, short ? STREAMS_SHORT : STREAMS));
        await pause(short ? SAVING_SHORT_MS : SAVING_MS);
        const began = performance.now();
        saving.serverIsEnding();
        await server.stop();
        const duration = performance.now() - began;
        const { acknowledged, unanswered, rejected } = await saving.ended;

        const restarted = await attacked.start();
        const lost = await countLost(await signInEditor(restarted), acknowledged);
        return [
          {
            label: 'SIGTERM until the process ended',
            value: duration,
            unit: 'ms',
            atMost: MAX_MS,
          },
          { label: 'saves acknowledged', value: saving.count(), unit: 'count', atLeast: 1 },
          { label: 'acknowledged saves lost', value: lost, unit: 'count', atMost: 0 },
          { label: 'requests without an answer', value: unanswered, unit: 'count', atMost: 0 },
          { label: 'saves answered with an error', value: rejected, unit: 'count', atMost: 0 },
        ];
      });
    } finally {
      mailServer.close();
    }
  },
};

/** Accepts connections and never responds. */
async function startSilentServer(): Promise<{ port: number; close(): void }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

async function queueMail(port: number): Promise<void> {
  const admin = new TestClient(`http://127.0.0.1:${String(port)}`);
  await admin.post('/auth/login', { email: 'admin@example.com', password: DEMO_PASSWORD });
  const invitation = { company_id: EDITOR.company_id, company_role: 'editor' };
  const { status } = await admin.post('/user/create', {
    ...invitation,
    user_email: 'invited@example.com',
  });
  if (status !== 201) throw new Error(`The invitation got the status ${String(status)}`);
}

async function activitiesOf(person: Person): Promise<string[]> {
  const query = 'query($c: ID!) { impactAreaActivities(company_id: $c, impact_area: "1") { id } }';
  const { body } = await person.query(query, { c: EDITOR.company_id });
  const { data } = body as { data: { impactAreaActivities: { id: string }[] } };
  return data.impactAreaActivities.map(({ id }) => id);
}

/** Repeatedly saves one activity per stream, each time with a higher value, until the server ends. */
function streamSaves(person: Person, activities: readonly string[]) {
  const acknowledged = new Map<string, number>();
  let isEnding = false;
  let unanswered = 0;
  let rejected = 0;
  let count = 0;

  const stream = async (activity: string) => {
    for (let value = 1; ; value++) {
      try {
        const { status } = await person.save({ activity_id: activity, timeWeeks: String(value) });
        if (status !== 200) {
          rejected++;
          return;
        }
      } catch (error) {
        // With a refused connection the server never received the request.
        const isRefused = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
        if (!isRefused || !isEnding) unanswered++;
        return;
      }
      acknowledged.set(activity, value);
      count++;
    }
  };
  const streams = Promise.all(activities.map(stream));
  return {
    serverIsEnding: () => {
      isEnding = true;
    },
    count: () => count,
    ended: streams.then(() => ({ acknowledged, unanswered, rejected })),
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
