import type { Browser, BrowserContext } from 'playwright-core';
import { CHEAP_PHONE, DESK } from '../browser/conditions';
import type { Figure, Part } from '../report/figures';
import { loadPage, type Load, type PageLoad } from '../browser/loadPage';
import { pageLoadFigures, type Loads, type PageLoadName } from './pageLoadFigures';
import { cookiesOf, newVisitor } from '../browser/productAndBrowser';

const EDITOR = 'editor@example.com';

const LOGIN = { url: '/login', conditions: CHEAP_PHONE, marks: ['usable'] } satisfies PageLoad;
const DASHBOARD = {
  url: '/',
  conditions: CHEAP_PHONE,
  marks: ['figures', 'usable', 'chart'],
} as const;
const FLOOR = { url: '/', conditions: CHEAP_PHONE, marks: ['chart'] } as const;

interface Addresses {
  browser: Browser;
  product: string;
  floor: string;
}

/** Loads the pages in turn, so that other work of the machine affects all of them equally. */
export async function measurePageLoads(
  { browser, product, floor }: Addresses,
  parts: readonly Part[],
  rounds: number,
  progress: (text: string) => void,
): Promise<Figure[]> {
  const cookies = await cookiesOf(browser, product, EDITOR);
  const first = (address: string, pageLoad: PageLoad, as: typeof cookies = []) =>
    visit(newVisitor(browser, address, { cookies: as }), (visitor) => loadPage(visitor, pageLoad));

  const pageLoads: Record<PageLoadName, { parts: Part[]; load: () => Promise<Load> }> = {
    loginFloor: { parts: ['login'], load: () => first(floor, LOGIN) },
    login: { parts: ['login'], load: () => first(product, LOGIN) },
    dashboardFloor: { parts: ['dashboard', 'returning'], load: () => first(floor, FLOOR) },
    dashboard: { parts: ['dashboard'], load: () => first(product, DASHBOARD, cookies) },
    dashboardDesk: {
      parts: ['dashboard'],
      load: () => first(product, { ...DASHBOARD, conditions: DESK }, cookies),
    },
    returning: {
      parts: ['returning'],
      load: () =>
        visit(newVisitor(browser, product, { cookies }), async (visitor) => {
          await loadPage(visitor, { ...DASHBOARD, conditions: DESK });
          return loadPage(visitor, DASHBOARD);
        }),
    },
  };

  const loads: Loads = {};
  const isSelected = (own: { parts: Part[] }) => own.parts.some((part) => parts.includes(part));
  if (!Object.values(pageLoads).some(isSelected)) return [];
  for (let round = 1; round <= rounds; round++) {
    progress(`  round ${round} of ${rounds}`);
    for (const [name, pageLoad] of Object.entries(pageLoads)) {
      if (isSelected(pageLoad)) (loads[name as PageLoadName] ??= []).push(await pageLoad.load());
    }
  }
  return pageLoadFigures(loads);
}

async function visit(
  opening: Promise<BrowserContext>,
  use: (visitor: BrowserContext) => Promise<Load>,
) {
  const visitor = await opening;
  try {
    return await use(visitor);
  } finally {
    await visitor.close();
  }
}
