/** What is drawn on paper, in mm from the top left corner. The size of texts is in points. */
export type Drawing =
  | {
      kind: 'text';
      text: string;
      x: number;
      /** The baseline. */
      y: number;
      size: number;
      color: string;
      isBold: boolean;
      isRight: boolean;
      /** The width of the text. */
      width: number;
      /** The id of the figure, which is a link. */
      figure?: string;
    }
  | { kind: 'rule'; x: number; y: number; width: number; color: string }
  | {
      kind: 'path';
      points: readonly (readonly [x: number, y: number])[];
      color: string;
      /** Lengths of dashes and gaps; none for a solid line. */
      dash: readonly number[];
      lineWidth: number;
    };

/** The width of a text, mm. */
export type Measure = (text: string, size: number, isBold: boolean) => number;

/** What a block looks like on paper. */
export interface LaidOut {
  height: number;
  drawings: Drawing[];
}
