import { figure, type Figure, type Part, type Unit } from '../report/figures';
import { allScriptBytes, scriptBytes, type Load } from '../browser/loadPage';
import { BUDGETS } from '../size/budgets';
import type { Mark } from '../browser/noted';
import { median } from '../report/statistics';

const KIB = 1024;
const MIB = KIB * KIB;

/** A page load that is measured once in each round. */
export type PageLoadName =
  | 'loginFloor'
  | 'login'
  | 'dashboardFloor'
  | 'dashboard'
  | 'dashboardDesk'
  | 'returning';

export type Loads = Partial<Record<PageLoadName, Load[]>>;

/** The moments that a page is waited for, and how much JS may be loaded by then. */
const MARKS: Record<Mark, { label: string; js?: number }> = {
  usable: { label: 'controls answer' },
  figures: { label: 'names and scores', js: BUDGETS.figures.limit },
  chart: { label: 'first chart', js: BUDGETS.chart.limit },
  plot: { label: 'chart of the library' },
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

/** The medians over all rounds, each with that of React alone (`floor`). */
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
  const withScripts = part === 'returning' ? [] : marks;
  return [
    ...withScripts.map((mark) =>
      one(
        `JS until ${MARKS[mark].label}`,
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
      one(MARKS[mark].label, 'ms', (load) => reached(load, mark), undefined, multiples[mark]),
    ),
    one('blocking until quiet', 'ms', ({ blocking }) => blocking, undefined, multiples.blocking),
    one('layout shift', '', ({ shift }) => shift, most.shift),
    one('heap after load', 'MiB', ({ heap }) => heap / MIB, most.heap),
    one('requests', '', ({ requests }) => requests.length, most.requests),
  ];
}
