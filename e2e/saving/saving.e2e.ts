import type { Page, Request } from 'playwright-core';
import { LONG_WAIT_MS } from '../limits';
import { navigate } from '../harness';
import {
  actionAt,
  chooseCost,
  KillableProduct,
  storedAnswer,
  storedWeeks,
  typeWeeks,
} from './killableProduct';

/** `SAVING_TIMES=20` repeats each test twenty times. */
const ROUNDS = Number(process.env['SAVING_TIMES'] ?? 1);
const EDITED = 40;
const EDITOR = 'editor@example.com';
const OTHER = 'company-admin@example.com';
const ACTIVITY = 'activity-3-2-2-10';

const product = new KillableProduct();
let weeks = 100;

beforeAll(() => product.start());
afterAll(() => product.stop());

async function openAction(page: Page, activityId = ACTIVITY) {
  await page.goto(product.address + actionAt(activityId));
  await page.getByLabel('Time needed').waitFor();
}

/** Alternates between the seven areas; the first subprocesses of each area have four actions. */
function activityAt(index: number): string {
  const inArea = Math.floor(index / 7);
  const place = [1 + (index % 7), 1, 1 + Math.floor(inArea / 4), 1 + (inArea % 4)];
  return `activity-${place.join('-')}`;
}

async function goToAction(page: Page, activityId: string) {
  await navigate(page, actionAt(activityId));
  const number = activityId.replace('activity-', '').replaceAll('-', '.');
  await page.getByRole('main').getByText(number, { exact: true }).first().waitFor();
  await page.getByLabel('Time needed').waitFor();
}

const saveIdOf = (save: Request) =>
  /name="save_id"\r\n\r\n(\S+)/.exec(save.postData() ?? '')?.[1] ?? '';

/** Repeats a round of the test, and prints the number of rounds. */
async function repeatRounds(testName: string, round: () => Promise<void>) {
  for (let i = 0; i < ROUNDS; i++) await round();
  console.info(`${testName}: ${String(ROUNDS)} times, nothing lost`);
}

test('a server that is killed during a save loses no edit', async () => {
  const { context, page } = await product.open(EDITOR);
  await repeatRounds('server killed mid-save', async () => {
    await openAction(page);
    await typeWeeks(page, ++weeks);
    const sent = page.waitForRequest('**/user/autosave');
    await page.getByRole('button', { name: 'Save' }).click();
    await sent;
    await product.killServer();
    await product.start();
    expect(await storedWeeks(page, ACTIVITY, weeks)).toBe(weeks);
  });
  await context.close();
}, 900_000);

test('a browser that is killed before a save loses no edit', async () => {
  await repeatRounds('browser killed', async () => {
    const first = await product.open(EDITOR);
    await openAction(first.page);
    await first.page.route('**/user/autosave', () => undefined);
    await typeWeeks(first.page, ++weeks);
    await first.page.getByText('Saving…').waitFor();
    await product.killBrowser(first.profile);

    // The session has ended, but the draft is still stored.
    const { context, page } = await product.open(EDITOR, first.profile);
    expect(await storedWeeks(page, ACTIVITY, weeks)).toBe(weeks);
    await context.close();
  });
}, 900_000);

test('edits of many actions during ten minutes without a connection are all saved', async () => {
  const { context, page } = await product.open(EDITOR);
  await page.clock.install();
  await repeatRounds(`offline with ${String(EDITED)} edited actions`, async () => {
    await openAction(page);
    await context.route('**/user/autosave', (route) => route.abort());
    const activities = Array.from({ length: EDITED }, (_, index) => activityAt(index));
    const typed = new Map<string, number>();
    for (const activityId of activities) {
      await goToAction(page, activityId);
      typed.set(activityId, ++weeks);
      await typeWeeks(page, weeks);
      await page
        .getByRole('status')
        .getByText(/Not saved/)
        .first()
        .waitFor();
    }
    await context.setOffline(true);
    await page.clock.fastForward('10:00');
    await context.unroute('**/user/autosave');
    await page
      .getByText(`Offline, ${String(EDITED)} edits kept on this device`)
      .waitFor({ timeout: LONG_WAIT_MS });
    await context.setOffline(false);
    // A save that failed just before is repeated after a minute at most.
    await page.clock.fastForward('02:00');
    for (const [activityId, value] of typed) {
      expect(await storedWeeks(page, activityId, value)).toBe(value);
    }
  });
  await context.close();
}, 1_800_000);

test('an edit is saved when the page is closed right after it on a slow connection', async () => {
  const { context, page: first } = await product.open(EDITOR);
  let page = first;
  await repeatRounds('closed on a slow line', async () => {
    const line = await context.newCDPSession(page);
    await openAction(page);
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 2_000,
      downloadThroughput: 20_000,
      uploadThroughput: 20_000,
    });
    await typeWeeks(page, ++weeks);
    const next = await context.newPage();
    await page.close({ runBeforeUnload: false });
    page = next;
    await page.goto(`${product.address}/`);
    expect(await storedWeeks(page, ACTIVITY, weeks)).toBe(weeks);
  });
  await context.close();
}, 900_000);

test('two tabs of one person save each edit once', async () => {
  const { context, page: left } = await product.open(EDITOR);
  const right = await context.newPage();
  const saves: Request[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/user/autosave')) saves.push(request);
  });
  await repeatRounds('two tabs', async () => {
    await Promise.all([openAction(left), openAction(right)]);
    const cost = weeks % 2 === 0 ? 'Low' : 'High';
    await typeWeeks(left, ++weeks);
    await chooseCost(right, cost);
    expect(await storedWeeks(left, ACTIVITY, weeks)).toBe(weeks);
    await right.getByText(/^Saved/).waitFor();
    await left.getByText(/^Saved/).waitFor();
    expect(await storedAnswer(left, ACTIVITY)).toEqual({
      time_w: weeks,
      cost: cost === 'Low' ? 2 : 6,
    });
    await expect(right.getByLabel('Time needed').inputValue()).resolves.toBe(String(weeks));
    // A page that is closed before it receives the response correctly repeats its request.
    await Promise.all(saves.map((save) => save.response()));
  });
  expect(new Set(saves.map(saveIdOf)).size).toBe(saves.length);

  await left.getByRole('button', { name: /^Account of/ }).click();
  await left.getByRole('menuitem', { name: 'Logout' }).click();
  await right.waitForURL(/\/login/);
  await context.close();
}, 900_000);

test('two people resolve a conflict in one field, and edits of other fields are merged', async () => {
  const mine = await product.open(EDITOR);
  const theirs = await product.open(OTHER);
  await repeatRounds('two people', async () => {
    await Promise.all([openAction(mine.page), openAction(theirs.page)]);
    const cost = weeks % 2 === 0 ? 'Very low' : 'Medium';
    await typeWeeks(theirs.page, ++weeks);
    await chooseCost(theirs.page, cost);
    expect(await storedWeeks(theirs.page, ACTIVITY, weeks)).toBe(weeks);
    await theirs.page.getByText(/^Saved/).waitFor();

    await typeWeeks(mine.page, ++weeks);
    await mine.page.getByText('Changed by someone else').waitFor();
    await mine.page.getByText(`Yours: ${String(weeks)}`).waitFor();
    await mine.page.getByRole('button', { name: /^Keep mine for Time needed/ }).click();
    expect(await storedWeeks(mine.page, ACTIVITY, weeks)).toBe(weeks);
    expect(await storedAnswer(mine.page, ACTIVITY)).toEqual({
      time_w: weeks,
      cost: cost === 'Very low' ? 0 : 4,
    });
  });
  await Promise.all([mine.context.close(), theirs.context.close()]);
}, 900_000);
