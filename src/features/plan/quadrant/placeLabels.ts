/** A rectangle in the units of the drawing. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Labeled {
  x: number;
  y: number;
  text: string;
}

/** A label beside its point; `y` is its base line. */
export interface PlacedLabel {
  text: string;
  x: number;
  y: number;
}

const LINE = 16;
/** Of a character at the size of the labels, on average and rather wide. */
const CHARACTER = 6.2;
const DISTANCE = 12;

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const isWithin = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** Where a label may be, the best places first: beside its point, below, above, and one line lower or higher. */
const placesOf = ({ x, y }: Labeled, width: number): { x: number; y: number }[] => {
  const [right, left, middle] = [x + DISTANCE, x - DISTANCE - width, x - width / 2];
  const beside = y - LINE / 2;
  return [
    { x: right, y: beside },
    { x: left, y: beside },
    { x: middle, y: y + DISTANCE },
    { x: middle, y: y - DISTANCE - LINE },
    { x: right, y: beside + LINE },
    { x: left, y: beside + LINE },
    { x: right, y: beside - LINE },
    { x: left, y: beside - LINE },
  ];
};

/**
 * Places labels beside their points, the first ones first, where they cover neither another label nor, if possible, a
 * circle. A label without a place that is free of labels is left out.
 */
export function placeLabels(
  points: readonly Labeled[],
  drawing: Box,
  circles: readonly Box[],
): PlacedLabel[] {
  const placed: Box[] = [];
  return points.flatMap((point) => {
    const [width, height] = [point.text.length * CHARACTER, LINE];
    const free = placesOf(point, width)
      .map((corner) => ({ ...corner, width, height }))
      .filter((box) => isWithin(box, drawing) && !placed.some((other) => overlap(box, other)));
    const box = free.find((one) => !circles.some((circle) => overlap(one, circle))) ?? free[0];
    if (!box) return [];
    placed.push(box);
    return [{ text: point.text, x: box.x, y: box.y + 0.75 * height }];
  });
}
