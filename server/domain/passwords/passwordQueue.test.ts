import { inPasswordQueue } from './passwordQueue';

const BUSY = { code: 'INTERNAL', details: { busy: true, retryAfter: 2 } };

/** Work that lasts until it is released, and the number of started pieces. */
function heldWork() {
  const release: (() => void)[] = [];
  const progress = { begun: 0 };
  const work = () => {
    progress.begun++;
    return new Promise<void>((resolve) => release.push(resolve));
  };
  const releaseAll = async (all: Promise<unknown>[]) => {
    const ended = Promise.allSettled(all);
    const settled = { all: false };
    void ended.then(() => (settled.all = true));
    while (!settled.all) {
      release.splice(0).forEach((resolve) => {
        resolve();
      });
      await new Promise(setImmediate);
    }
    return (await ended).filter(({ status }) => status === 'fulfilled').length;
  };
  return { work, progress, releaseAll };
}

test('guests beyond the limit are refused before any work, and trusted callers have their own queue', async () => {
  const guests = heldWork();
  const calls = Array.from({ length: 1500 }, () => inPasswordQueue('guest', guests.work));
  const rejected = calls.slice(64);
  for (const call of rejected) await expect(call).rejects.toMatchObject(BUSY);
  expect(guests.progress.begun).toBe(1);

  await expect(inPasswordQueue({ trusted: 'device' }, () => Promise.resolve('in'))).resolves.toBe(
    'in',
  );
  expect(await guests.releaseAll(calls)).toBe(64);
  await expect(inPasswordQueue('guest', () => Promise.resolve('in'))).resolves.toBe('in');
});

test('one trusted caller has at most ten places in the queue', async () => {
  const held = heldWork();
  const calls = Array.from({ length: 30 }, () => inPasswordQueue({ trusted: 'a' }, held.work));
  for (const call of calls.slice(10)) await expect(call).rejects.toMatchObject(BUSY);
  const other = inPasswordQueue({ trusted: 'b' }, held.work);
  expect(await held.releaseAll([...calls, other])).toBe(11);
});
