import type { BrowserContext, Page } from 'playwright-core';
import { WAIT_MS } from '../limits';
import { actionAt, chooseCost, KillableProduct, storedAnswer, typeWeeks } from './killableProduct';

/** `SAVING_TIMES=20` repeats each test twenty times. */
const TIMES = Number(process.env['SAVING_TIMES'] ?? 2);
/** Time between the last edit and closing the tab, ms. */
const EDITED_BEFORE_MS = 200;
/** The product's goal is three seconds, which is measured with `SAVING_TIMES` on an idle machine. */
const WITHIN_MS = process.env['SAVING_TIMES'] ? 3_000 : WAIT_MS;
const ACTIVITY = 'activity-3-2-2-9';

const product = new KillableProduct();
let weeks = 500;

beforeAll(() => product.start());
afterAll(() => product.stop());

/**
 * Opens the action without stored drafts, because a draft left by an earlier round would be saved
 * first.
 */
async function openAction(context: BrowserContext) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', {
    origin: new URL(product.address).origin,
    storageTypes: 'indexeddb,local_storage',
  });
  await page.goto(product.address + actionAt(ACTIVITY));
  await page.getByLabel('Time needed').waitFor();
  return { page, devtools };
}

/** Waits until the stored answer is as expected. After a timeout, returns the last answer read. */
async function storedInTime(page: Page, isExpected: (answer: Stored) => boolean) {
  const until = Date.now() + WITHIN_MS;
  for (;;) {
    const answer = await storedAnswer(page, ACTIVITY);
    if (isExpected(answer) || Date.now() > until) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
type Stored = Awaited<ReturnType<typeof storedAnswer>>;

test('an edit made 200 ms before the tab closes reaches the server', async () => {
  // A blank page keeps the browser open and sends requests with the same session.
  const { context, page: first } = await product.open('editor@example.com');
  const observer = await context.newPage();
  await first.close();
  for (let round = 0; round < TIMES; round++) {
    const { page } = await openAction(context);
    await typeWeeks(page, ++weeks);
    await page.waitForTimeout(EDITED_BEFORE_MS);
    await page.close({ runBeforeUnload: false });
    expect((await storedInTime(observer, (a) => a.time_w === weeks)).time_w).toBe(weeks);
  }
  await context.close();
}, 600_000);

test('an edit made during an earlier save is saved, too', async () => {
  const { context, page: first } = await product.open('editor@example.com');
  const observer = await context.newPage();
  await first.close();
  for (let round = 0; round < TIMES; round++) {
    const { page, devtools } = await openAction(context);
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 1_000,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    const cost = round % 2 === 0 ? 'Low' : 'High';
    const sent = page.waitForRequest('**/user/autosave');
    await typeWeeks(page, ++weeks);
    await page.getByRole('button', { name: 'Save' }).click();
    await sent;
    await chooseCost(page, cost);
    await page.close({ runBeforeUnload: false });
    const expected = { time_w: weeks, cost: cost === 'Low' ? 2 : 6 };
    const isExpected = (a: Stored) => a.cost === expected.cost && a.time_w === weeks;
    expect(await storedInTime(observer, isExpected)).toEqual(expected);
  }
  await context.close();
}, 600_000);
