import type { Parts } from './unpack';
import { attributeOf, tagsOf, textOfPart } from './xml';

export interface SheetPart {
  /** As on the sheet's tab. */
  name: string;
  isHidden: boolean;
  xml: string;
}

/** The parts of a workbook with its cells; a text is empty without its part. */
export interface WorkbookParts {
  /** Without charts and sheets of macros. */
  sheets: SheetPart[];
  sharedStrings: string;
  styles: string;
  /** Whether dates are counted from 1904. */
  is1904: boolean;
}

/** Finds the parts by their relations, because programs name them and their folders differently. */
export function workbookParts(parts: Parts): WorkbookParts {
  const path = [...relationsOf(parts, '').values()].find(({ type }) => type === 'officeDocument');
  const workbook = path?.target ?? 'xl/workbook.xml';
  const relations = relationsOf(parts, workbook);
  const targetOf = (wanted: string) =>
    [...relations.values()].find(({ type }) => type === wanted)?.target ?? '';

  const found: WorkbookParts = {
    sheets: [],
    sharedStrings: textOfPart(parts[targetOf('sharedStrings')]),
    styles: textOfPart(parts[targetOf('styles')]),
    is1904: false,
  };
  for (const tag of tagsOf(textOfPart(parts[workbook]))) {
    if (tag.name === 'workbookPr') {
      found.is1904 = ['1', 'true'].includes(attributeOf(tag, 'date1904') ?? '');
    }
    if (tag.name !== 'sheet' || tag.kind === 'closing') continue;
    const relation = relations.get(attributeOf(tag, 'id') ?? '');
    const bytes = relation?.type === 'worksheet' ? parts[relation.target] : undefined;
    if (!bytes) continue;
    found.sheets.push({
      name: attributeOf(tag, 'name') ?? '',
      isHidden: (attributeOf(tag, 'state') ?? 'visible') !== 'visible',
      xml: textOfPart(bytes),
    });
  }
  return found;
}

/** A part that another one refers to. */
interface Relation {
  /** The last word of the relation's type. */
  type: string;
  /** The path of the part. */
  target: string;
}

/** The relations of a part by their ids; '' is the package. */
function relationsOf(parts: Parts, path: string): Map<string, Relation> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const rels = `${folder}_rels/${path.slice(folder.length)}.rels`;
  const relations = new Map<string, Relation>();
  for (const tag of tagsOf(textOfPart(parts[rels]))) {
    if (tag.name !== 'Relationship') continue;
    const type = attributeOf(tag, 'Type') ?? '';
    const target = pathFrom(folder, attributeOf(tag, 'Target') ?? '');
    relations.set(attributeOf(tag, 'Id') ?? '', {
      type: type.slice(type.lastIndexOf('/') + 1),
      target,
    });
  }
  return relations;
}

/** A target such as '../xl/styles.xml' or '/xl/styles.xml', seen from a folder. */
function pathFrom(folder: string, target: string): string {
  const steps = target.startsWith('/') ? target.slice(1) : folder + target;
  const path: string[] = [];
  for (const step of steps.split('/')) {
    if (step === '..') path.pop();
    else if (step !== '.') path.push(step);
  }
  return path.join('/');
}
