import type { Browser, BrowserContext } from 'playwright-core';
import { CHEAP_PHONE, DESK } from './conditions';
import type { Figure, Part } from './figures';
import { loadPage, type Load, type Wanted } from './loadPage';
import { pageLoadFigures, type Loads, type PageLoadName } from './pageLoadFigures';
import { newVisitor, signedIn } from './world';

const EDITOR = 'editor@example.com';

const LOGIN = { url: '/login', conditions: CHEAP_PHONE, marks: ['usable'] } satisfies Wanted;
const DASHBOARD = {
  url: '/',
  conditions: CHEAP_PHONE,
  marks: ['figures', 'usable', 'chart'],
} as const;
const FLOOR = { url: '/', conditions: CHEAP_PHONE, marks: ['chart'] } as const;

interface Places {
  browser: Browser;
  product: string;
  floor: string;
}

/** Opens the pages in turns, so that what else the machine does befalls all of them alike. */
export async function measurePageLoads(
  { browser, product, floor }: Places,
  parts: readonly Part[],
  rounds: number,
  say: (text: string) => void,
): Promise<Figure[]> {
  const cookies = await signedIn(browser, product, EDITOR);
  const first = (address: string, wanted: Wanted, as: typeof cookies = []) =>
    visit(newVisitor(browser, address, { cookies: as }), (visitor) => loadPage(visitor, wanted));

  const ways: Record<PageLoadName, { of: Part[]; load: () => Promise<Load> }> = {
    loginFloor: { of: ['login'], load: () => first(floor, LOGIN) },
    login: { of: ['login'], load: () => first(product, LOGIN) },
    dashboardFloor: { of: ['dashboard', 'returning'], load: () => first(floor, FLOOR) },
    dashboard: { of: ['dashboard'], load: () => first(product, DASHBOARD, cookies) },
    dashboardDesk: {
      of: ['dashboard'],
      load: () => first(product, { ...DASHBOARD, conditions: DESK }, cookies),
    },
    returning: {
      of: ['returning'],
      load: () =>
        visit(newVisitor(browser, product, { cookies }), async (visitor) => {
          await loadPage(visitor, { ...DASHBOARD, conditions: DESK });
          return loadPage(visitor, DASHBOARD);
        }),
    },
  };

  const loads: Loads = {};
  const isWanted = ({ of }: { of: Part[] }) => of.some((part) => parts.includes(part));
  if (!Object.values(ways).some(isWanted)) return [];
  for (let round = 1; round <= rounds; round++) {
    say(`  round ${round} of ${rounds}`);
    for (const [name, way] of Object.entries(ways)) {
      if (isWanted(way)) (loads[name as PageLoadName] ??= []).push(await way.load());
    }
  }
  return pageLoadFigures(loads);
}

async function visit(
  coming: Promise<BrowserContext>,
  look: (visitor: BrowserContext) => Promise<Load>,
) {
  const visitor = await coming;
  try {
    return await look(visitor);
  } finally {
    await visitor.close();
  }
}
