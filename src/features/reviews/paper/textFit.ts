import type { Measure } from './Drawing';

interface Room {
  measure: Measure;
  /** mm. */
  width: number;
  /** Points. */
  size: number;
  isBold?: boolean;
}

/** The text in one line, shortened with an ellipsis if it is too wide. */
export function fitted(text: string, { measure, width, size, isBold = false }: Room): string {
  if (measure(text, size, isBold) <= width) return text;
  const letters = Array.from(text);
  let [least, most] = [0, letters.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    const isWide = measure(shortened(letters, middle), size, isBold) > width;
    if (isWide) most = middle - 1;
    else least = middle;
  }
  return shortened(letters, least);
}

const shortened = (letters: readonly string[], length: number) =>
  `${letters.slice(0, length).join('').trimEnd()}…`;

/** The lines of a text; a word that is wider than a line is shortened. */
export function wrapped(text: string, room: Room): string[] {
  const { measure, width, size, isBold = false } = room;
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    for (const word of paragraph.split(/\s+/).filter(Boolean)) {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last !== undefined && measure(longer, size, isBold) <= width)
        lines[lines.length - 1] = longer;
      else lines.push(fitted(word, room));
    }
    return lines;
  });
}
