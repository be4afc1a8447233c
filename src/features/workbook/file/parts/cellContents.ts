import { attributeOf, tagsOf } from './xml';

/** What a cell refers to in other parts of the workbook. */
export interface CellContext {
  /** For each shared text, whether it has characters. */
  texts: readonly boolean[];
  /** For each style of cells, whether it shows percentages; null without styles. */
  percentStyles: readonly boolean[] | null;
}

/** Which of the shared texts have characters. */
export function sharedTexts(xml: string): boolean[] {
  const texts: boolean[] = [];
  for (const { name, kind, textBefore } of tagsOf(xml)) {
    if (name === 'si' && kind !== 'closing') texts.push(false);
    if (name === 't' && kind === 'closing' && textBefore !== '') texts[texts.length - 1] = true;
  }
  return texts;
}

/** Which of the styles of cells show percentages; null without a part of styles. */
export function percentStyles(xml: string): boolean[] | null {
  if (xml === '') return null;
  const percentFormats = new Set(PERCENT_FORMATS);
  const styles: Record<'cellStyleXfs' | 'cellXfs', boolean[]> = { cellStyleXfs: [], cellXfs: [] };
  let list: boolean[] | null = null;
  for (const tag of tagsOf(xml)) {
    const { name, kind } = tag;
    if (name === 'cellStyleXfs' || name === 'cellXfs') {
      list = kind === 'opening' ? styles[name] : null;
    } else if (name === 'numFmt' && PERCENT_SIGN.test(attributeOf(tag, 'formatCode') ?? '')) {
      percentFormats.add(attributeOf(tag, 'numFmtId') ?? '');
    } else if (name === 'xf' && kind !== 'closing' && list) {
      const format = attributeOf(tag, 'numFmtId');
      const base = styles.cellStyleXfs[Number(attributeOf(tag, 'xfId') ?? NaN)] ?? false;
      list.push(format === undefined ? base : percentFormats.has(format));
    }
  }
  return styles.cellXfs;
}

/** The formats 0% and 0.00%, which every program knows. */
const PERCENT_FORMATS = ['9', '10'];
/** A percent sign that is neither quoted nor escaped. */
const PERCENT_SIGN = /^(?:[^"\\%]|"[^"]*"|\\.)*%/;
