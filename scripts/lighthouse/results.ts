/** The parts of Lighthouse's result that are printed. */
export interface Result {
  runtimeError?: { message: string };
  /** The address after redirects. */
  finalDisplayedUrl: string;
  categories: Record<string, Category>;
  audits: Record<string, Audit>;
}

interface Category {
  title: string;
  /** 0 to 1; null if one of its audits failed to run. */
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

/** A place where an audit found a problem. Which fields are present depends on the audit. */
interface Item {
  node?: { snippet?: string };
  url?: string;
  reason?: unknown;
  description?: unknown;
}

/** Categories that must have a score of 100; they do not depend on the machine's speed. */
const REQUIRED = ['accessibility', 'best-practices'];

/** Goals that are printed but not required, because they depend on the machine's speed. */
const GOALS: Record<string, Record<string, number>> = { login: { performance: 90 } };

const NOT_SCORED = ['notApplicable', 'manual', 'informative'];
const MAX_ITEMS = 3;

const percent = (score: number | null) =>
  score === null ? 'failed' : String(Math.round(score * 100));

/** A line for each category, with its score. */
export function scoreLines(page: string, { categories }: Result): string[] {
  return Object.entries(categories).map(([id, { title, score }]) => {
    const goal = REQUIRED.includes(id) ? 100 : GOALS[page]?.[id];
    const goalText = goal === undefined ? '' : `  (at least ${goal})`;
    return `  ${percent(score).padStart(6)}  ${title}${goalText}`;
  });
}

/** The audits without a full score, each with the first places where it found a problem. */
export function failedAudits({ categories, audits }: Result): string[] {
  return Object.values(categories).flatMap(({ title, auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (!audit || NOT_SCORED.includes(audit.scoreDisplayMode) || audit.score === 1) return [];
      const weightText = weight > 0 ? '' : ', not counted';
      const value = audit.errorMessage ?? audit.displayValue ?? '';
      return [
        `  ${percent(audit.score).padStart(6)}  ${title}${weightText}: ${audit.title} ${value}`.trimEnd(),
        ...placesOf(audit),
      ];
    }),
  );
}

const placesOf = ({ details }: Audit) =>
  (details?.items ?? []).slice(0, MAX_ITEMS).flatMap(({ node, url, reason, description }) => {
    const place = [node?.snippet, url, reason, description].find(
      (text) => typeof text === 'string',
    );
    return place === undefined ? [] : [`            ${place}`];
  });

/** The required categories with a score below 100. */
export const brokenCategories = ({ categories }: Result): string[] =>
  REQUIRED.filter((id) => categories[id]?.score !== 1);
