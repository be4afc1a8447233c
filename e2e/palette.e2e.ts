import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { useProduct } from './product/useProduct';
import { ACTION } from './pages';

const product = useProduct();

const ASSETS = path.resolve(__dirname, '../dist/web/assets');
const KEY_MS = 60;
/** Text with the single-key shortcuts of the action form, which select fields, values and the next action. */
const TYPED = 'c5 s3 evolution n7';
/** Emulates a slow mobile connection. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 20_000, uploadThroughput: 20_000 };

/** The scripts that contain the palette's library, recognized by the name of one of its attributes. */
const palette = readdirSync(ASSETS).filter(
  (file) => file.endsWith('.js') && readFileSync(path.join(ASSETS, file)).includes('cmdk-item'),
);

it('keeps every key typed after Ctrl K on a slow connection, and changes no answer', async () => {
  const { page } = await product.openPage('/faq', { as: 'editor@example.com' });
  // Prevents the palette from being prefetched.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const requested: string[] = [];
  page.on('request', (request) => requested.push(path.basename(request.url())));
  await page.goto(ACTION);
  await page.getByLabel('Time needed').waitFor();
  await page.waitForLoadState('networkidle');
  const values = () =>
    page
      .getByRole('main')
      .getByRole('radio')
      .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).checked));
  const before = await values();
  expect(before).toContain(true);
  expect(requested.filter((name) => palette.includes(name))).toEqual([]);

  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', SLOW);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(TYPED, { delay: KEY_MS });
  const input = page.getByRole('combobox', { name: 'Jump to' });
  await input.waitFor();
  expect(await input.inputValue()).toBe(TYPED);
  expect(requested.filter((name) => palette.includes(name))).not.toEqual([]);

  await page.keyboard.press('Escape');
  await input.waitFor({ state: 'hidden' });
  expect(await values()).toEqual(before);
  expect(requested.filter((name) => name === 'autosave')).toEqual([]);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(ACTION);
});
