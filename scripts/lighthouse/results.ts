/** The parts of Lighthouse's result that are told. */
export interface Result {
  runtimeError?: { message: string };
  /** Where the page ended up. */
  finalDisplayedUrl: string;
  categories: Record<string, Category>;
  audits: Record<string, Audit>;
}

interface Category {
  title: string;
  /** 0 … 1; null where an audit of it failed to run. */
  score: number | null;
  auditRefs: { id: string; weight: number }[];
}

interface Audit {
  title: string;
  score: number | null;
  scoreDisplayMode: string;
  displayValue?: string;
  errorMessage?: string;
  details?: { items?: Item[] };
}

/** Where an audit found something; what of it is told depends on the audit. */
interface Item {
  node?: { snippet?: string };
  url?: string;
  reason?: unknown;
  description?: unknown;
}

/** What does not hang on the machine's pace has to be whole. */
const HAS_TO_BE_WHOLE = ['accessibility', 'best-practices'];

/** Shown, not demanded: no test hangs on times. */
const GOALS: Record<string, Record<string, number>> = { login: { performance: 90 } };

const NOT_JUDGED = ['notApplicable', 'manual', 'informative'];
const ITEMS_TOLD = 3;

const percent = (score: number | null) =>
  score === null ? 'failed' : String(Math.round(score * 100));

/** Every category's score, a line each. */
export function scoreLines(page: string, { categories }: Result): string[] {
  return Object.entries(categories).map(([id, { title, score }]) => {
    const goal = HAS_TO_BE_WHOLE.includes(id) ? 100 : GOALS[page]?.[id];
    const wanted = goal === undefined ? '' : `  (at least ${goal})`;
    return `  ${percent(score).padStart(6)}  ${title}${wanted}`;
  });
}

/** The audits that are not passed in full, with the first places where that shows. */
export function failedAudits({ categories, audits }: Result): string[] {
  return Object.values(categories).flatMap(({ title, auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (!audit || NOT_JUDGED.includes(audit.scoreDisplayMode) || audit.score === 1) return [];
      const weighs = weight > 0 ? '' : ', not counted';
      const value = audit.errorMessage ?? audit.displayValue ?? '';
      return [
        `  ${percent(audit.score).padStart(6)}  ${title}${weighs}: ${audit.title} ${value}`.trimEnd(),
        ...placesOf(audit),
      ];
    }),
  );
}

const placesOf = ({ details }: Audit) =>
  (details?.items ?? []).slice(0, ITEMS_TOLD).flatMap(({ node, url, reason, description }) => {
    const place = [node?.snippet, url, reason, description].find(
      (told) => typeof told === 'string',
    );
    return place === undefined ? [] : [`            ${place}`];
  });

/** The categories that have to be whole and are not. */
export const brokenCategories = ({ categories }: Result): string[] =>
  HAS_TO_BE_WHOLE.filter((id) => categories[id]?.score !== 1);
