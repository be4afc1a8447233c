import { figure, type Figure, type Part, type Unit } from '../report/figures';
import { scriptBytes, type Load } from '../browser/loadPage';
import { BUDGETS } from '../size/budgets';
import type { Mark } from '../browser/noted';
import { median } from '../report/statistics';

const KIB = 1024;
const MIB = KIB * KIB;

/** A page load that is measured once in each round. */
export type PageLoadName =
  'loginFloor' | 'login' | 'dashboardFloor' | 'dashboard' | 'dashboardDesk' | 'returning';

export type Loads = Partial<Record<PageLoadName, Load[]>>;

/** The label of each mark, and the budget for the JS before it in KiB. */
const MARKS: Record<Mark, { label: string; js?: number }> = {
  usable: { label: 'form usable', js: BUDGETS.login.limit },
  figures: { label: 'names and scores', js: BUDGETS.figures.limit },
  chart: { label: 'first chart', js: BUDGETS.chart.limit },
  plot: { label: 'chart of the library' },
};

type Goals = Partial<
  Record<'fcp' | 'lcp' | 'blocking' | 'shift' | 'heap' | 'requests' | Mark, number>
>;

const GOALS = {
  login: { fcp: 600, lcp: 600, usable: 1_800, blocking: 350 },
  dashboard: {
    lcp: 2_400,
    chart: 3_500,
    blocking: 1_200,
    shift: 0.02,
    heap: 9,
    requests: BUDGETS.requests.limit,
  },
} satisfies Record<string, Goals>;
const DESK_BLOCKING = 200;

/** The medians over all rounds, each with that of React alone (`floor`). */
export function pageLoadFigures(loads: Loads): Figure[] {
  const { login, loginFloor, dashboard, dashboardFloor, dashboardDesk, returning } = loads;
  const desk = dashboardDesk?.map(({ blocking }) => blocking) ?? [];
  return [
    ...(login ? figuresOf('login', login, loginFloor, GOALS.login, ['usable']) : []),
    ...(dashboard
      ? [
          ...figuresOf('dashboard', dashboard, dashboardFloor, GOALS.dashboard, [
            'figures',
            'chart',
            'plot',
          ]),
          figure('dashboard', 'blocking, unthrottled', 'ms', desk, { goal: DESK_BLOCKING }),
        ]
      : []),
    ...(returning
      ? figuresOf('returning', returning, dashboardFloor, {}, ['figures', 'chart'])
      : []),
  ];
}

function figuresOf(
  part: Part,
  loads: Load[],
  floors: Load[] | undefined,
  goals: Goals,
  marks: readonly Mark[],
): Figure[] {
  const one = (name: string, unit: Unit, of: (load: Load) => number, goal?: number) =>
    figure(part, name, unit, loads.map(of), {
      ...(goal !== undefined && { goal }),
      ...(floors && { floor: median(floors.map(of)) }),
    });
  // React alone has one mark, which is compared with each mark of the product.
  const reached = ({ marks: at }: Load, mark: Mark) => at[mark] ?? at.chart ?? Number.NaN;
  // On a second visit the scripts come from the cache.
  const withScripts = part === 'returning' ? [] : marks;
  return [
    ...withScripts.map((mark) =>
      one(
        `JS until ${MARKS[mark].label}`,
        'KiB',
        (load) => scriptBytes(load, mark) / KIB,
        MARKS[mark].js,
      ),
    ),
    one('FCP', 'ms', ({ fcp }) => fcp, goals.fcp),
    one('LCP', 'ms', ({ lcp }) => lcp, goals.lcp),
    ...marks.map((mark) =>
      one(MARKS[mark].label, 'ms', (load) => reached(load, mark), goals[mark]),
    ),
    one('blocking', 'ms', ({ blocking }) => blocking, goals.blocking),
    one('layout shift', '', ({ shift }) => shift, goals.shift),
    one('heap after load', 'MiB', ({ heap }) => heap / MIB, goals.heap),
    one('requests', '', ({ requests }) => requests.length, goals.requests),
  ];
}
