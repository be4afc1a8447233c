import type { Grade } from '@contract/scoring/scoring';
import type { Report, ReportNote, ReportTable } from '@/shared/download/Report';
import type { Driver } from '../Driver';
import { inOrder, type ActionOrder, type DriverDetail } from '../DriverDetail';
import type { RatedGroup } from '../Subdriver';

/** The texts of the reports, translated. */
export interface ReportWords {
  overview: string;
  ratings: string;
  actions: string;
  driver: string;
  subdriver: string;
  subdrivers: string;
  scored: string;
  total: string;
  number: string;
  action: string;
  average: string;
  score: string;
  grade: string;
  grades: Record<Grade, string>;
  /**
   * Explain how the scores of drivers, the Global Average and actions are calculated, and how they
   * are graded.
   */
  notes: Record<'driver' | 'total' | 'action' | 'grade', ReportNote>;
  /** Returns the translated name of a driver. */
  nameOf: (title: string) => string;
}

interface About {
  company: string;
  date: Date;
  words: ReportWords;
}

/** The ratings of all drivers in the order of the tab General, unrounded. */
export function overviewReport(drivers: readonly Driver[], about: About): Report {
  const { company, date, words } = about;
  return {
    title: words.overview,
    company,
    date,
    notes: ratingsNotes(words),
    pictures: [],
    tables: [ratingsTable(drivers, words)],
  };
}

/** One driver's rating, and its sub-drivers and actions in the order of the screen. */
export function driverReport(
  driver: DriverDetail,
  groups: readonly RatedGroup[],
  order: ActionOrder,
  about: About,
): Report {
  const { company, date, words } = about;
  const name = words.nameOf(driver.title);
  const description = driver.description ? [{ subject: name, text: driver.description }] : [];
  const own = { subject: name, text: words.notes.driver.text };
  return {
    title: name,
    company,
    date,
    notes: [...description, own, words.notes.action, words.notes.grade],
    pictures: [],
    tables: [
      ratingsTable([driver], words),
      subdriversTable(groups, words),
      actionsTable(groups, order, words),
    ],
  };
}

export const ratingsNotes = ({ notes }: ReportWords) => [notes.driver, notes.total, notes.grade];

export function ratingsTable(drivers: readonly Driver[], words: ReportWords): ReportTable {
  return {
    title: words.ratings,
    columns: [
      { header: words.driver, kind: 'text' },
      { header: words.average, kind: 'score' },
      { header: words.grade, kind: 'text' },
    ],
    rows: drivers.map(({ title, average, grade }) => [
      words.nameOf(title),
      average,
      grade && words.grades[grade],
    ]),
  };
}

function subdriversTable(groups: readonly RatedGroup[], words: ReportWords): ReportTable {
  return {
    title: words.subdrivers,
    columns: [
      { header: words.subdriver, kind: 'text' },
      { header: words.average, kind: 'score' },
      { header: words.grade, kind: 'text' },
      { header: words.scored, kind: 'count' },
      { header: words.total, kind: 'count' },
    ],
    rows: groups.map(({ name, average, grade, scored, total }) => [
      name,
      average,
      grade && words.grades[grade],
      scored,
      total,
    ]),
  };
}

function actionsTable(
  groups: readonly RatedGroup[],
  order: ActionOrder,
  words: ReportWords,
): ReportTable {
  return {
    title: words.actions,
    columns: [
      { header: words.subdriver, kind: 'text' },
      { header: words.number, kind: 'text' },
      { header: words.action, kind: 'text' },
      { header: words.score, kind: 'score' },
      { header: words.grade, kind: 'text' },
    ],
    rows: groups.flatMap(({ name, actions }) =>
      inOrder(actions, order).map(({ number, title, average, grade }) => [
        name,
        number,
        title,
        average,
        grade && words.grades[grade],
      ]),
    ),
  };
}
