import type { Person } from './person';
import { line } from './timing';

const FIRST_BURSTS = 20;
const BURSTS = 40;
const BURST_PAUSE_MS = 300;
const SUSTAINED_MS = 8_000;
/** Long enough that the 99th percentile is not a matter of one or two saves. */
const PACED_MS = 120_000;
/** Ten times as often as people, who save about every thirty seconds, to get more samples. */
const PACE_MS = 3_000;
/** Every editor's dashboard is opened twice before the measurement. */
const DASHBOARDS_WARM_UP = 100;
const MOVEMENTS = 100;
const HEALTH_CHECKS = 20;
const WARM_UP = 10;

export interface Report {
  printLine(line: string): void;
  /** The server's processor time since its start, in ms. */
  cpu(): number | null;
}

export const spent = (before: number | null, now: number | null) =>
  before === null || now === null ? null : now - before;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Measures saves of all editors: concurrently, at intervals, and without pauses. */
export async function measureSaves(
  people: Person[],
  activities: string[],
  { printLine, cpu }: Report,
) {
  let count = 0;
  const save = async (person: Person, times: number[]) => {
    count++;
    const { status, body, ms } = await person.save({
      activity_id: activities[count % activities.length] ?? '',
      revenueState: String((count % 10) + 1),
      relevance: String(count % 11),
      timeWeeks: String(count),
      save_id: `bench-${String(process.pid)}-${String(count)}`,
    });
    if (status !== 200)
      throw new Error(`A save got the status ${String(status)}: ${JSON.stringify(body)}`);
    times.push(ms);
  };
  const measured = async (what: string, work: (times: number[]) => Promise<number | undefined>) => {
    const times: number[] = [];
    const before = cpu();
    const began = performance.now();
    const busy = await work(times);
    const seconds = (busy ?? performance.now() - began) / 1000;
    printLine(line(what, times, seconds, spent(before, cpu())));
  };

  await Promise.all(people.map((person) => save(person, [])));
  const bursts = (count: number) => async (times: number[]) => {
    let busy = 0;
    for (let i = 0; i < count; i++) {
      const began = performance.now();
      await Promise.all(people.map((person) => save(person, times)));
      busy += performance.now() - began;
      await pause(BURST_PAUSE_MS);
    }
    return busy;
  };
  const atOnce = `${String(people.length)} at once`;
  // At first the JavaScript engine has not optimized the code yet.
  await measured(`${atOnce}, just started`, bursts(FIRST_BURSTS));
  await measured(`${atOnce}, ${String(BURSTS)} times`, bursts(BURSTS));
  await measured(`each every ${String(PACE_MS / 1000)} s`, async (times) => {
    const until = performance.now() + PACED_MS;
    await Promise.all(
      people.map(async (person) => {
        // Each pause is random: with equal ones, editors who happen to save together would do so every time.
        for (;;) {
          const ms = 2 * PACE_MS * Math.random();
          if (performance.now() + ms > until) return;
          await pause(ms);
          await save(person, times);
        }
      }),
    );
    return undefined;
  });
  await measured('without pause', async (times) => {
    const until = performance.now() + SUSTAINED_MS;
    await Promise.all(
      people.map(async (person) => {
        while (performance.now() < until) await save(person, times);
      }),
    );
    return undefined;
  });
}

const DASHBOARD = [
  'query getDrivers($c: ID!) { drivers(company_id: $c) { name average grade description } }',
  'query getImpactAreasWithCurrent($c: ID!) { impactAreas(company_id: $c) { name completed current } }',
  `query getGraphDrivers($c: ID!) {
    graphDrivers(company_id: $c) { name years { year data { week data { driver averages } } } }
  }`,
];

const MOVEMENT = `query getScoreMovement($c: ID!) {
  scoreMovement(company_id: $c, driver_name: "Total", from: "2024-W02") {
    change unexplained contributions { activity_id contribution changes last_changed_by }
  }
}`;

const PORTFOLIO = `query getPortfolio {
  portfolio {
    company_id company_name company_image workspace_name completed fresh plan_open plan_overdue
    cells { driver average grade scored total previous target target_status }
  }
}`;

/** Opens the portfolio of all companies, again and again. */
export const measurePortfolios = (person: Person, times: number, report: Report) =>
  measureQuery({ person, query: PORTFOLIO, what: 'portfolios', times }, report);

/** Explains the Global Average's change over a company's whole history, again and again. */
export async function measureMovements([person]: Person[], what: string, report: Report) {
  if (!person) throw new Error('There is no person to ask about a movement.');
  await measureQuery({ person, query: MOVEMENT, what, times: MOVEMENTS }, report);
}

const HEALTH = `query getDataHealth($c: ID!) {
  dataHealth(company_id: $c) {
    scored applicable fresh evidenced_share
    items { rule activity_id name impact_area revision since detail }
    due_soon { rule activity_id name impact_area revision since detail }
  }
}`;

/** Checks all answers of a company, again and again. */
export const measureHealth = (person: Person, what: string, report: Report) =>
  measureQuery({ person, query: HEALTH, what, times: HEALTH_CHECKS }, report);

interface Query {
  person: Person;
  /** May have the variable `c`, the id of the person's company. */
  query: string;
  what: string;
  times: number;
}

/** Asks the query one after another, after some to warm up. */
export async function measureQuery(
  { person, query, what, times: count }: Query,
  { printLine, cpu }: Report,
) {
  const ask = async () => {
    const { status, body, ms } = await person.query(query, { c: person.user.company_id });
    if (status !== 200 || (body as { errors?: unknown }).errors !== undefined) {
      throw new Error(`A query got the status ${String(status)}: ${JSON.stringify(body)}`);
    }
    return ms;
  };
  // At first the JavaScript engine has not optimized the code yet, and the database prepares its statements.
  const first = await ask();
  for (let i = 1; i < WARM_UP; i++) await ask();
  const times: number[] = [];
  const before = cpu();
  const began = performance.now();
  for (let i = 0; i < count; i++) times.push(await ask());
  const report = line(what, times, (performance.now() - began) / 1000, spent(before, cpu()));
  printLine(`${report}  first ${first.toFixed(1)} ms`);
}

/** Opens dashboards one after another, after some to warm up. A time ends when all queries have a response. */
export async function measureDashboards(
  people: Person[],
  { what, times: count }: { what: string; times: number },
  { printLine, cpu }: Report,
) {
  const open = async (at: number) => {
    const person = people[at % people.length];
    if (!person) throw new Error('There is no person to open a dashboard.');
    const opened = performance.now();
    const replies = await Promise.all(
      DASHBOARD.map((query) => person.query(query, { c: person.user.company_id })),
    );
    const ms = performance.now() - opened;
    for (const { status, body } of replies) {
      if (status !== 200 || (body as { errors?: unknown }).errors !== undefined) {
        throw new Error(`A query got the status ${String(status)}: ${JSON.stringify(body)}`);
      }
    }
    return ms;
  };
  for (let at = 0; at < DASHBOARDS_WARM_UP; at++) await open(at);
  const times: number[] = [];
  const before = cpu();
  const began = performance.now();
  for (let at = 0; at < count; at++) times.push(await open(at));
  printLine(line(what, times, (performance.now() - began) / 1000, spent(before, cpu())));
}
