import { isWebLink, type Audience, type EvidenceExtension } from '@contract/evidence/evidence';
import type { Store } from '@server/store/Store';
import { badFields } from '../errors';
import type { Reader } from '../queries/reader';
import { officeFolderOf } from './fileContent';
import { officeProblem } from './officeFile';
import type { StoredBytes } from './pieces';
import { scanFile } from './scan';
import type { EvidenceSettings } from './settings';
import { evidenceFilter } from './visibleEvidence';

/** A file whose pieces are stored, or why it is refused. */
export type ReceivedFile =
  | { name: string; problem: string }
  | { name: string; extension: EvidenceExtension; bytes: StoredBytes };

export interface AnswerIds {
  company_id: string;
  activity_id: string;
}

export interface EvidenceFields {
  /** '' for the default. */
  name: string;
  url: string;
  evidence_on: string | null;
  valid_until: string | null;
  audience: Audience;
  request_id: string | null;
  replaces_id: string | null;
}

const REFUSED = 'The scanner for malware has refused this file.';

/** Throws BAD_USER_INPUT for fields that contradict each other, or a file that is refused. */
export function refuseProblems(
  fields: EvidenceFields,
  file: ReceivedFile | null,
  today: string,
): void {
  const problems: Record<string, string> = {};
  if ((file === null) === (fields.url === '')) {
    const message = file
      ? 'Send either a file or an address, not both.'
      : 'Choose a file, or enter an address.';
    Object.assign(problems, { file: message, url: message });
  } else if (file && 'problem' in file) problems['file'] = file.problem;
  else if (!file && !isWebLink(fields.url)) {
    problems['url'] = 'Enter an address on the internet that begins with http:// or https://.';
  }
  if (file && /[/\\]/.test(fields.name)) problems['name'] = 'The name of a file has no path.';
  if (fields.evidence_on !== null && fields.evidence_on > today) {
    problems['evidence_on'] = 'Choose today or an earlier day.';
  }
  const { evidence_on, valid_until } = fields;
  if (evidence_on !== null && valid_until !== null && valid_until < evidence_on) {
    problems['valid_until'] = 'This day is before the date of the evidence.';
  }
  if (Object.keys(problems).length > 0) throw badFields(problems);
}

/** Throws BAD_USER_INPUT for a file that its content or the scanner refuses; true if the scanner did not decide. */
export async function isHeldBack(
  store: Store,
  file: ReceivedFile | null,
  { scan }: EvidenceSettings,
): Promise<boolean> {
  if (!file || 'problem' in file) return false;
  const folder = officeFolderOf(file.extension);
  const problem = folder === null ? null : await officeProblem(store, file.bytes, folder);
  if (problem !== null) throw badFields({ file: problem });
  const result = await scanFile(store, file.bytes, scan);
  if (result === 'refused') throw badFields({ file: REFUSED });
  return result === 'held';
}

/** Throws BAD_USER_INPUT for a request or replaced evidence that is not about this action. */
export async function checkReferences(
  reader: Reader,
  { company_id, activity_id }: AnswerIds,
  { request_id, replaces_id }: EvidenceFields,
): Promise<void> {
  const isHere = (row: AnswerIds | undefined) =>
    row?.company_id === company_id && row.activity_id === activity_id;
  const problems: Record<string, string> = {};
  if (request_id !== null && !isHere(await reader.tx.get('requests', request_id))) {
    problems['request_id'] = 'This request does not exist for this action.';
  }
  if (replaces_id !== null) {
    const replaced = await reader.tx.get('evidence', replaces_id);
    const { isVisible } = await evidenceFilter(reader, company_id);
    if (!replaced || !isHere(replaced) || !isVisible(replaced)) {
      problems['replaces_id'] = 'This evidence does not exist for this action.';
    }
  }
  if (Object.keys(problems).length > 0) throw badFields(problems);
}
