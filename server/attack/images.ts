import sharp from 'sharp';
import { ACCOUNT_NAMES } from '../fixtures/plan/accountNames';
import { TestClient } from '../testing/client';
import { DEMO_PASSWORD } from '../store/demo/seed';
import type { Scenario } from './scenario';
import { withAttackedServer } from './attackedServer';
import { watchServer } from './watch';

const UPLOADS = 12;
/** 39.7 megapixels, beyond the limit of 16. */
const TOO_LARGE_SIDE = 6_300;
/** Exactly 16 megapixels. */
const LARGEST_SIDE = 4_000;

/** One person sends twelve images concurrently, whose files are small and whose decoded sizes are large. */
export const images: Scenario = {
  name: 'images',
  run: ({ store, short }) =>
    withAttackedServer(store, async (attacked) => {
      const server = await attacked.start();
      const client = new TestClient(`http://127.0.0.1:${String(server.port)}`);
      await client.post('/auth/login', { email: 'editor@example.com', password: DEMO_PASSWORD });
      const send = async (image: Blob) => {
        const profile = {
          id: 'user-editor',
          name: ACCOUNT_NAMES.editor,
          email: 'editor@example.com',
        };
        const reply = await client.form(
          '/user/updateUser',
          { ...profile, profile_picture: image },
          {},
          'PUT',
        );
        return reply.status;
      };

      const refusable = await largeImage(short ? LARGEST_SIDE + 1 : TOO_LARGE_SIDE);
      const acceptable = await largeImage(LARGEST_SIDE);
      const watch = await watchServer(server);
      const began = performance.now();
      const attack = [...manyOf(refusable), ...(short ? [] : manyOf(acceptable))];
      const statuses = await Promise.all(attack.map(send));
      const duration = performance.now() - began;
      return [
        { label: 'all uploads answered', value: duration, unit: 'ms' },
        {
          label: 'images refused (400 or 429)',
          value: refusedOf(statuses),
          unit: 'count',
          atLeast: UPLOADS,
        },
        { label: 'server errors', value: failedOf(statuses), unit: 'count', atMost: 0 },
        ...(await watch.figures()),
      ];
    }),
};

const manyOf = (image: Blob) => Array.from({ length: UPLOADS }, () => image);
const refusedOf = (statuses: number[]) => statuses.filter((one) => one >= 400 && one < 500).length;
const failedOf = (statuses: number[]) => statuses.filter((one) => one >= 500).length;

async function largeImage(side: number): Promise<Blob> {
  const create = { width: side, height: side, channels: 3 as const, background: 'white' };
  const bytes = await sharp({ create, limitInputPixels: false }).png().toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' });
}
