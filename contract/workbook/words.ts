import type { Language } from '../language';

/** The words of the workbook's cells. Both languages are read, whatever language the workbook was made in. */
interface WorkbookWords {
  /** The levels 0 (very low) to 4 (very high). */
  levels: readonly string[];
  /** The confidences 1 to 3. */
  confidences: readonly string[];
  /** Yes, then no. */
  answers: readonly string[];
}

export const WORKBOOK_WORDS: Record<Language, WorkbookWords> = {
  en: {
    levels: ['Very low', 'Low', 'Medium', 'High', 'Very high'],
    confidences: ['Estimate', 'Discussed', 'Evidenced'],
    answers: ['Yes', 'No'],
  },
  es: {
    levels: ['Muy bajo', 'Bajo', 'Medio', 'Alto', 'Muy alto'],
    confidences: ['Estimación', 'Debatida', 'Demostrada'],
    answers: ['Sí', 'No'],
  },
};

/** As the form names the levels of a field with a feminine name in Spanish. */
const FEMININE_LEVELS = ['Muy baja', 'Baja', 'Media', 'Alta', 'Muy alta'];

/** Lower case without accents and repeated spaces, for comparing what people typed. */
export const simplified = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()
    .replaceAll(/[\s-]+/g, ' ');

/** The position of a word in the list of either language; -1 for another word. */
export function positionOfWord(list: keyof WorkbookWords, text: string): number {
  const typed = simplified(text);
  const lists = Object.values(WORKBOOK_WORDS).map((words) => words[list]);
  if (list === 'levels') lists.push(FEMININE_LEVELS);
  const positions = lists.map((words) => words.findIndex((word) => simplified(word) === typed));
  return Math.max(...positions);
}
