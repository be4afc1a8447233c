import type { HealthPart } from './figures';
import type { Grade } from '../scoring/scoring';
import type { TargetStatus } from '../targets/targets';

/** The texts of a report. Those in functions have figures or names in them. */
export interface ReportWords {
  total: string;
  grade: Record<Grade, string>;
  status: Record<TargetStatus, string>;
  formerMember: string;
  somebody: string;
  nobody: string;
  reviewedBy: (name: string, day: string) => string;
  secondReviewedBy: (name: string, day: string) => string;
  notReviewed: string;
  imported: string;
  withdrawn: (day: string, reason: string) => string;
  asOf: (day: string) => string;
  scores: string;
  columns: {
    driver: string;
    average: string;
    grade: string;
    change: string;
    target: string;
    benchmark: string;
    state: string;
  };
  noScore: string;
  targetText: (value: string, day: string, status: string) => string;
  medianOf: (median: string, peers: number) => string;
  weeks: (count: number) => string;
  noWeeks: string;
  moved: (since: string) => string;
  sinceReview: (name: string) => string;
  sinceDay: (day: string) => string;
  rest: (count: number) => string;
  noMovement: string;
  nothingMoved: string;
  next: string;
  nextColumns: { action: string; owner: string; due: string; cost: string; gain: string };
  allItems: (count: number) => string;
  atLeast: (cost: string, notCosted: number) => string;
  noPlan: string;
  sure: string;
  health: Record<HealthPart, string>;
  ofActions: (count: number, total: number) => string;
  between: (low: string, high: string) => string;
  notKnown: string;
  noRound: string;
  code: string;
  proves: string;
  provesNot: string;
  draft: string;
}

export const ENGLISH: ReportWords = {
  total: 'Global Average',
  grade: { High: 'High', Medium: 'Medium', Low: 'Low' },
  status: {
    reached: 'reached',
    missed: 'missed',
    on_course: 'on course',
    behind: 'behind',
    no_score: 'no score yet',
  },
  formerMember: 'a former member',
  somebody: 'a person',
  nobody: 'nobody yet',
  reviewedBy: (name, day) => `Reviewed by ${name} on ${day}`,
  secondReviewedBy: (name, day) =>
    `Second signature by ${name} on ${day}, outside of the proof code`,
  notReviewed: 'Not reviewed',
  imported: 'A past assessment, imported',
  withdrawn: (day, reason) => `Withdrawn on ${day}: ${reason}`,
  asOf: (day) => `As of ${day}`,
  scores: 'Where we stand',
  columns: {
    driver: 'Driver',
    average: 'Average',
    grade: 'Grade',
    change: 'Change',
    target: 'Target',
    benchmark: 'Peers',
    state: 'State',
  },
  noScore: 'no score',
  targetText: (value, day, status) => `${value} by ${day}, ${status}`,
  medianOf: (median, peers) => `median ${median} of ${String(peers)}`,
  weeks: (count) => `The last ${String(count)} recorded weeks`,
  noWeeks: 'No recorded weeks.',
  moved: (since) => `What moved it since ${since}`,
  sinceReview: (name) => name,
  sinceDay: (day) => day,
  rest: (count) => `All ${String(count)} others`,
  noMovement: 'There is no earlier average to compare with.',
  nothingMoved: 'Nothing has moved the average.',
  next: 'What comes next',
  nextColumns: { action: 'Action', owner: 'Owner', due: 'Due', cost: 'Cost', gain: 'Gain' },
  allItems: (count) => (count === 1 ? 'The one open item' : `All ${String(count)} open items`),
  atLeast: (cost, notCosted) =>
    notCosted === 0 ? cost : `at least ${cost}, ${String(notCosted)} not costed`,
  noPlan: 'Nothing is planned.',
  sure: 'How sure we are',
  health: {
    scored: 'Scored',
    fresh: 'Fresh',
    declared: 'Declared with evidence',
    shown: 'Evidence shown',
    disagreement: 'Disagreement',
  },
  ofActions: (count, total) => `${String(count)} of ${String(total)} actions`,
  between: (low, high) => `points, between ${low} and ${high}`,
  notKnown: 'not known',
  noRound: 'no round yet',
  code: 'Proof code',
  proves:
    'It proves that the attached content is the one that was signed: whoever keeps the code can have it checked.',
  provesNot:
    'It does not prove that the figures are true, and says nothing about a printed sheet. Keep the code: whoever owns the database could rebuild the chain.',
  draft: 'A draft without a proof code: it is not signed.',
};

export const SPANISH: ReportWords = {
  total: 'Promedio global',
  grade: { High: 'Alto', Medium: 'Medio', Low: 'Bajo' },
  status: {
    reached: 'alcanzado',
    missed: 'no alcanzado',
    on_course: 'según lo previsto',
    behind: 'con retraso',
    no_score: 'sin puntuación',
  },
  formerMember: 'un antiguo miembro',
  somebody: 'una persona',
  nobody: 'nadie todavía',
  reviewedBy: (name, day) => `Revisado por ${name} el ${day}`,
  secondReviewedBy: (name, day) => `Segunda firma de ${name} el ${day}, fuera del código de prueba`,
  notReviewed: 'Sin revisar',
  imported: 'Una evaluación pasada, importada',
  withdrawn: (day, reason) => `Retirado el ${day}: ${reason}`,
  asOf: (day) => `A fecha de ${day}`,
  scores: 'Dónde estamos',
  columns: {
    driver: 'Impulsor',
    average: 'Promedio',
    grade: 'Grado',
    change: 'Cambio',
    target: 'Objetivo',
    benchmark: 'Pares',
    state: 'Estado',
  },
  noScore: 'sin puntuación',
  targetText: (value, day, status) => `${value} para el ${day}, ${status}`,
  medianOf: (median, peers) => `mediana ${median} de ${String(peers)}`,
  weeks: (count) => `Las últimas ${String(count)} semanas registradas`,
  noWeeks: 'No hay semanas registradas.',
  moved: (since) => `Qué lo movió desde ${since}`,
  sinceReview: (name) => name,
  sinceDay: (day) => `el ${day}`,
  rest: (count) => `Las otras ${String(count)}`,
  noMovement: 'No hay un promedio anterior con el que comparar.',
  nothingMoved: 'Nada ha movido el promedio.',
  next: 'Qué viene ahora',
  nextColumns: {
    action: 'Acción',
    owner: 'Responsable',
    due: 'Vence',
    cost: 'Coste',
    gain: 'Mejora',
  },
  allItems: (count) =>
    count === 1 ? 'El único elemento abierto' : `Los ${String(count)} elementos abiertos`,
  atLeast: (cost, notCosted) =>
    notCosted === 0 ? cost : `al menos ${cost}, ${String(notCosted)} sin coste`,
  noPlan: 'No hay nada planificado.',
  sure: 'Qué tan seguros estamos',
  health: {
    scored: 'Puntuado',
    fresh: 'Al día',
    declared: 'Declarado con evidencia',
    shown: 'Evidencia mostrada',
    disagreement: 'Desacuerdo',
  },
  ofActions: (count, total) => `${String(count)} de ${String(total)} acciones`,
  between: (low, high) => `puntos, entre ${low} y ${high}`,
  notKnown: 'no se sabe',
  noRound: 'aún sin ronda',
  code: 'Código de prueba',
  proves:
    'Prueba que el contenido adjunto es el que se firmó: quien guarda el código puede hacerlo comprobar.',
  provesNot:
    'No prueba que las cifras sean ciertas ni dice nada de una hoja impresa. Guarde el código: quien posee la base de datos podría rehacer la cadena.',
  draft: 'Un borrador sin código de prueba: no está firmado.',
};
