import { figure, type Figure, type Part, type Unit } from '../report/figures';
import { scriptBytes, type Load } from '../browser/loadPage';
import { BUDGETS } from '../size/budgets';
import type { Mark } from '../browser/noted';
import { median } from '../report/statistics';

const KIB = 1024;
const MIB = KIB * KIB;

/** A way to open a page, done once each round. */
export type PageLoadName =
  'loginFloor' | 'login' | 'dashboardFloor' | 'dashboard' | 'dashboardDesk' | 'returning';

export type Loads = Partial<Record<PageLoadName, Load[]>>;

/** What each moment is called, and how much JS may come before it. */
const MARKS: Record<Mark, { says: string; js?: number }> = {
  usable: { says: 'form usable', js: BUDGETS.login.limit },
  figures: { says: 'names and scores', js: BUDGETS.figures.limit },
  chart: { says: 'first chart', js: BUDGETS.chart.limit },
  plot: { says: 'chart of the library' },
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

/** Medians of what the rounds brought, each beside the floor's. */
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
  // The floor reaches one mark only, which stands beside all of them.
  const reached = ({ marks: at }: Load, mark: Mark) => at[mark] ?? at.chart ?? Number.NaN;
  // The second time nothing of it comes over the line.
  const weighed = part === 'returning' ? [] : marks;
  return [
    ...weighed.map((mark) =>
      one(
        `JS until ${MARKS[mark].says}`,
        'KiB',
        (load) => scriptBytes(load, mark) / KIB,
        MARKS[mark].js,
      ),
    ),
    one('FCP', 'ms', ({ fcp }) => fcp, goals.fcp),
    one('LCP', 'ms', ({ lcp }) => lcp, goals.lcp),
    ...marks.map((mark) => one(MARKS[mark].says, 'ms', (load) => reached(load, mark), goals[mark])),
    one('blocking', 'ms', ({ blocking }) => blocking, goals.blocking),
    one('layout shift', '', ({ shift }) => shift, goals.shift),
    one('heap after load', 'MiB', ({ heap }) => heap / MIB, goals.heap),
    one('requests', '', ({ requests }) => requests.length, goals.requests),
  ];
}
