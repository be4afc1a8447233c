import { figure, type Figure, type Part, type Unit } from './figures';
import { allScriptBytes, scriptBytes, type Load } from './loadPage';
import { BUDGETS } from './budgets';
import type { Mark } from './noted';
import { median } from './statistics';

const KIB = 1024;
const MIB = KIB * KIB;

/** A way to open a page, done once each round. */
export type PageLoadName =
  'loginFloor' | 'login' | 'dashboardFloor' | 'dashboard' | 'dashboardDesk' | 'returning';

export type Loads = Partial<Record<PageLoadName, Load[]>>;

/** The moments that a page is waited for, and how much JS may be loaded by then. */
const MARKS: Record<Mark, { says: string; js?: number }> = {
  usable: { says: 'controls answer' },
  figures: { says: 'names and scores', js: BUDGETS.figures.limit },
  chart: { says: 'first chart', js: BUDGETS.chart.limit },
  plot: { says: 'chart of the library' },
};

type Goals = Partial<Record<'shift' | 'heap' | 'requests' | 'quietJs', number>>;
/** As multiples of React alone in the same run. */
type GoalMultiples = Partial<Record<'fcp' | 'blocking' | Mark, number>>;

interface AllGoals {
  most: Goals;
  multiples: GoalMultiples;
}

const GOALS = {
  login: { most: {}, multiples: { fcp: 0.5, blocking: 0.5 } },
  dashboard: {
    most: { shift: 0.02, heap: 9, requests: BUDGETS.requests.limit, quietJs: BUDGETS.quiet.limit },
    multiples: { fcp: 1.3, usable: 2, blocking: 2 },
  },
  returning: { most: {}, multiples: {} },
} satisfies Record<string, AllGoals>;

/** Medians of what the rounds brought, each beside the floor's. */
export function pageLoadFigures(loads: Loads): Figure[] {
  const { login, loginFloor, dashboard, dashboardFloor, dashboardDesk, returning } = loads;
  const desk = dashboardDesk?.map(({ blocking }) => blocking) ?? [];
  return [
    ...(login ? figuresOf('login', login, loginFloor, GOALS.login, ['usable']) : []),
    ...(dashboard
      ? [
          ...figuresOf('dashboard', dashboard, dashboardFloor, GOALS.dashboard, DASHBOARD_MARKS),
          figure('dashboard', 'blocking, unthrottled', 'ms', desk),
        ]
      : []),
    ...(returning
      ? figuresOf('returning', returning, dashboardFloor, GOALS.returning, DASHBOARD_MARKS)
      : []),
  ];
}

const DASHBOARD_MARKS = ['figures', 'usable', 'chart'] as const;

function figuresOf(
  part: Part,
  loads: Load[],
  floors: Load[] | undefined,
  { most, multiples }: AllGoals,
  marks: readonly Mark[],
): Figure[] {
  const one = (
    name: string,
    unit: Unit,
    of: (load: Load) => number,
    goal?: number,
    goalMultiple?: number,
  ) =>
    figure(part, name, unit, loads.map(of), {
      ...(goal !== undefined && { goal }),
      ...(goalMultiple !== undefined && { goalMultiple }),
      ...(floors && { floor: median(floors.map(of)) }),
    });
  // React alone has one mark only, which is compared with each of the page's.
  const reached = ({ marks: at }: Load, mark: Mark) => at[mark] ?? at.chart ?? Number.NaN;
  // On the second visit no script is transferred.
  const weighed = part === 'returning' ? [] : marks;
  return [
    ...weighed.map((mark) =>
      one(
        `JS until ${MARKS[mark].says}`,
        'KiB',
        (load) => scriptBytes(load, mark) / KIB,
        part === 'login' ? BUDGETS.login.limit : MARKS[mark].js,
      ),
    ),
    ...(part === 'dashboard'
      ? [one('JS until quiet', 'KiB', (load) => allScriptBytes(load) / KIB, most.quietJs)]
      : []),
    one('FCP', 'ms', ({ fcp }) => fcp, undefined, multiples.fcp),
    one('LCP', 'ms', ({ lcp }) => lcp),
    ...marks.map((mark) =>
      one(MARKS[mark].says, 'ms', (load) => reached(load, mark), undefined, multiples[mark]),
    ),
    one('blocking until quiet', 'ms', ({ blocking }) => blocking, undefined, multiples.blocking),
    one('layout shift', '', ({ shift }) => shift, most.shift),
    one('heap after load', 'MiB', ({ heap }) => heap / MIB, most.heap),
    one('requests', '', ({ requests }) => requests.length, most.requests),
  ];
}
