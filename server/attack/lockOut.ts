import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_PASSWORD } from '../store/demo/seed';
import type { Scenario } from './scenario';
import { addressOf, callSignIn, deviceCookieOf } from './signInCalls';
import { withAttackedServer } from './attackedServer';
import { watchServer } from './watch';

const ACCOUNT = 'editor@example.com';
const OWNER = { email: ACCOUNT, password: DEMO_PASSWORD, address: '192.0.2.1' };
const SIGN_INS = 60;
const ATTACKERS = 4;
const ATTACK_INTERVAL_MS = 50;

/** Continuous wrong sign-ins to one account, and a correct one by its owner every second. */
export const lockOut: Scenario = {
  name: 'lock-out',
  run: ({ store, short }) =>
    withAttackedServer(store, async (attacked) => {
      const { port, ...server } = await attacked.start({ TRUST_PROXY: '1' });
      const device = deviceCookieOf(await callSignIn({ port, ...OWNER }));
      const watch = await watchServer({ port, ...server });
      const ended = new AbortController();
      const rejected = { wrong: 0, unknownOwner: 0 };
      const attack = async (attacker: number) => {
        for (let time = 0; !ended.signal.aborted; time++) {
          const address = addressOf(time * ATTACKERS + attacker);
          await callSignIn({ port, email: ACCOUNT, password: 'Wrong2026', address });
          rejected.wrong++;
          await pause(ATTACK_INTERVAL_MS);
        }
      };
      const attacks = Array.from({ length: ATTACKERS }, (_, index) => attack(index));

      const known = [];
      const everyMs = short ? 5_000 / SIGN_INS : 1_000;
      for (let time = 0; time < SIGN_INS; time++) {
        await pause(everyMs);
        known.push(await callSignIn({ port, ...OWNER, cookies: device }));
      }
      if ((await callSignIn({ port, ...OWNER })).status === 429) rejected.unknownOwner++;
      ended.abort();
      await Promise.all(attacks);
      return [
        { label: 'wrong sign-ins', value: rejected.wrong, unit: 'count' },
        {
          label: 'unknown device delayed',
          value: rejected.unknownOwner,
          unit: 'count',
          atLeast: 1,
        },
        {
          label: 'known device accepted',
          value: known.filter(({ status }) => status === 200).length,
          unit: 'count',
          atLeast: SIGN_INS,
        },
        {
          label: 'known device, longest',
          value: Math.max(...known.map(({ duration }) => duration)),
          unit: 'ms',
        },
        ...(await watch.figures()),
      ];
    }),
};
