import { writeFileSync } from 'node:fs';
import { slowDown } from './bench/browser/conditions';
import { cookiesOf, launchBrowser, newVisitor, serveProduct } from './bench/browser/world';

async function main() {
  const product = await serveProduct('large');
  const browser = await launchBrowser();
  try {
    const cookies = await cookiesOf(browser, product.address, 'admin@example.com');
    for (let round = 0; round < 3; round++) {
      const context = await newVisitor(browser, product.address, { cookies });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('console', (m) => m.type() === 'error' && errors.push(m.text()));
      const cdp = await context.newCDPSession(page);
      await slowDown(cdp, 4);
      // Within the app: dashboard first, then the portfolio by its link (warm chunks) after idle.
      const began = Date.now();
      await page.goto('/portfolio');
      await page.getByRole('rowheader').first().waitFor();
      const cold = Date.now() - began;
      const nav = await page.evaluate(() => new Promise((r) => requestAnimationFrame(() => r(performance.now()))));
      await page.waitForTimeout(4000);
      await page.goto('/');
      await page.getByRole('link', { name: 'Portfolio' }).waitFor();
      await page.waitForTimeout(6000);
      const clicked: number = await page.evaluate(async () => {
        const link = [...document.querySelectorAll('a')].find((a) => a.textContent === 'Portfolio') as HTMLAnchorElement;
        const t = performance.now();
        link.click();
        while (!document.querySelector('[role=rowheader]')) await new Promise((r) => requestAnimationFrame(r));
        await new Promise((r) => requestAnimationFrame(() => setTimeout(r)));
        return performance.now() - t;
      });
      await page.waitForTimeout(3000);
      const scroll = async () => {
        await page.evaluate(() => {
          const w = window as unknown as { frames_: number[]; stop_: boolean };
          w.frames_ = []; w.stop_ = false;
          let last = performance.now();
          const tick = (now: number) => { w.frames_.push(now - last); last = now; if (!w.stop_) requestAnimationFrame(tick); };
          requestAnimationFrame(tick);
        });
        await page.mouse.move(700, 500);
        for (let i = 0; i < 60; i++) { await page.mouse.wheel(0, 400); await page.waitForTimeout(30); }
        return page.evaluate(() => {
          const w = window as unknown as { frames_: number[]; stop_: boolean };
          w.stop_ = true;
          const f = w.frames_.slice(2).sort((a, b) => b - a);
          return { frames: f.length, worst: f.slice(0, 5).map(Math.round), above50: f.filter((x) => x > 50).length };
        });
      };
      const slow = await scroll();
      await slowDown(cdp, 1);
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.waitForTimeout(1000);
      const fast = await scroll();
      console.log(JSON.stringify({ cold, nav, clicked, slow, fast, errors }));
      if (round === 0) {
        await page.evaluate(() => window.scrollTo(0, 0));
        writeFileSync('/tmp/pf-grid.png', await page.screenshot());
        await page.goto('/company-overview');
        await page.waitForTimeout(3000);
        writeFileSync('/tmp/pf-overview.png', await page.screenshot());
        await page.getByLabel('Company shown').fill('Blue Bakeries');
        await page.locator('.ant-select-item-option').getByText('Blue Bakeries').first().click();
        await page.locator('header').getByTitle('Blue Bakeries').waitFor();
        await page.waitForTimeout(3000);
        writeFileSync('/tmp/pf-overview2.png', await page.screenshot());
        console.log('selector works');
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.setViewportSize({ width: 390, height: 844 });
        await page.waitForTimeout(1500);
        writeFileSync('/tmp/pf-overview-phone.png', await page.screenshot());
        await page.goto('/portfolio');
        await page.getByRole('heading', { name: 'Portfolio' }).first().waitFor();
        await page.waitForTimeout(3000);
        writeFileSync('/tmp/pf-phone.png', await page.screenshot());
        await page.emulateMedia({ media: 'print' });
        const pdf = await page.pdf({ format: 'A4', landscape: true, pageRanges: '1-2' });
        writeFileSync('/tmp/pf-phone.pdf', pdf);
      }
      await context.close();
    }
  } finally {
    await browser.close();
    await product.stop();
  }
}
void main();
