import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_PASSWORD } from '../store/demo/seed';
import type { Scenario } from './scenario';
import { addressOf, callSignIn, deviceCookieOf } from './signInCalls';
import { withAttackedServer } from './attackedServer';
import { watchServer } from './watch';

const OWNER = { email: 'editor@example.com', password: DEMO_PASSWORD, address: '192.0.2.1' };
const KNOWN_SIGN_INS = 5;
const MAX_KNOWN_MS = 2_000;

/**
 * Many concurrent wrong sign-ins, each for another account and from another network, while a person signs
 * in correctly on a device that the account knows.
 */
export const loginFlood: Scenario = {
  name: 'login flood',
  run: ({ store, short }) =>
    withAttackedServer(store, async (attacked) => {
      const { port, ...server } = await attacked.start({ TRUST_PROXY: '1' });
      const device = deviceCookieOf(await callSignIn({ port, ...OWNER }));
      const watch = await watchServer({ port, ...server });
      const spentBefore = server.cpu() ?? 0;
      const flood = Array.from({ length: short ? 500 : 1_500 }, (_, index) =>
        callSignIn({
          port,
          email: `guess-${String(index)}@example.com`,
          password: 'Wrong2026',
          address: addressOf(index),
        }),
      );
      const known = [];
      for (let time = 0; time < KNOWN_SIGN_INS; time++) {
        known.push(await callSignIn({ port, ...OWNER, cookies: device }));
        await pause(100);
      }
      const statuses = (await Promise.all(flood)).map(({ status }) => status);
      const spent = (server.cpu() ?? 0) - spentBefore;
      const rejectedByPort = await countRejectedOfOneAddress(port);
      const countOf = (wanted: number) => statuses.filter((status) => status === wanted).length;
      const accepted = known.filter(({ status }) => status === 200);
      return [
        { label: 'wrong sign-ins checked (401)', value: countOf(401), unit: 'count' },
        { label: 'wrong sign-ins refused as busy (503)', value: countOf(503), unit: 'count' },
        { label: 'processor time of the server', value: spent, unit: 'ms' },
        {
          label: 'one address with changing ports refused (429)',
          value: rejectedByPort,
          unit: 'count',
          atLeast: 1,
        },
        {
          label: 'known device accepted',
          value: accepted.length,
          unit: 'count',
          atLeast: KNOWN_SIGN_INS,
        },
        {
          label: 'known device, longest',
          value: Math.max(...known.map(({ duration }) => duration)),
          unit: 'ms',
          atMost: MAX_KNOWN_MS,
        },
        ...(await watch.figures()),
      ];
    }),
};

const FROM_ONE_ADDRESS = 150;

/** Wrong sign-ins of one client behind a proxy that appends the port of each connection to the address. */
async function countRejectedOfOneAddress(port: number): Promise<number> {
  let rejected = 0;
  for (let index = 0; index < FROM_ONE_ADDRESS; index++) {
    const email = `port-${String(index)}@example.com`;
    const address = `203.0.113.7:${String(40_000 + index)}`;
    const reply = await callSignIn({ port, email, password: 'Wrong2026', address });
    if (reply.status === 429) rejected++;
  }
  return rejected;
}
