import { createHash } from 'node:crypto';
import type { EvidenceDto } from '@contract/evidence/evidencePayloads';
import type {
  CommentRow,
  EvidencePieceRow,
  EvidenceRow,
  NoticeRow,
  RequestRow,
} from '@server/store/tables';
import type { TestClient, Reply } from './client';
import { START } from './smallFixtures';

/** A small file that is accepted as a PDF. */
export const PDF = '%PDF-1.4 a certificate';

/** The content of a file of this size that begins like a PDF, or with other bytes. */
export function fileBytes(size: number, start = '%PDF-'): Uint8Array<ArrayBuffer> {
  const content = Buffer.alloc(size, 'x');
  content.write(start, 'latin1');
  return new Uint8Array(content);
}

/** A link on the action two. */
export const evidence = (company_id: string, parts: Partial<EvidenceRow> = {}): EvidenceRow => ({
  id: `evidence-${company_id}`,
  company_id,
  activity_id: 'two',
  kind: 'link',
  name: 'Certificate',
  url: 'https://example.com/certificate',
  size: null,
  type: null,
  sha256: null,
  evidence_on: null,
  valid_until: null,
  state_when_added: 7,
  audience: 'company',
  request_id: null,
  replaces_id: null,
  added_by: 'cadmin',
  added_at: START,
  removed_at: null,
  checking: false,
  ...parts,
});

/** A file on the action two, of which `piecesOf` has the bytes. */
export const evidenceFile = (company_id: string, parts: Partial<EvidenceRow> = {}): EvidenceRow =>
  evidence(company_id, {
    id: `file-${company_id}`,
    kind: 'file',
    name: 'Certificate.pdf',
    url: null,
    size: PDF.length,
    type: 'application/pdf',
    sha256: createHash('sha256').update(PDF).digest('hex'),
    ...parts,
  });

export const piecesOf = (rows: readonly EvidenceRow[]): EvidencePieceRow[] =>
  rows
    .filter(({ kind }) => kind === 'file')
    .map(({ id }) => ({
      id: `${id}/0`,
      evidence_id: id,
      position: 0,
      bytes: Buffer.from(PDF),
    }));

/** A comment of the editor on the action two. */
export const comment = (company_id: string, parts: Partial<CommentRow> = {}): CommentRow => ({
  id: `comment-${company_id}`,
  company_id,
  subject_kind: 'activity',
  subject_id: 'two',
  text: 'Why?',
  mentions: [],
  author_id: 'editor',
  created_at: START,
  edited_at: null,
  deleted_at: null,
  resolved_at: null,
  resolved_by: null,
  ...parts,
});

/** An open request of the company administrator to the editor about the action two. */
export const request = (company_id: string, parts: Partial<RequestRow> = {}): RequestRow => ({
  id: `request-${company_id}`,
  company_id,
  activity_id: 'two',
  kind: 'evidence',
  text: '',
  asked_of: 'editor',
  asked_by: 'cadmin',
  asked_at: START,
  due_on: null,
  done_at: null,
  cancelled_at: null,
  mailed_at: null,
  ...parts,
});

/** An unread notice of the editor about the action two of acorn. */
export const notice = (id: string, parts: Partial<NoticeRow> = {}): NoticeRow => ({
  id,
  user_id: 'editor',
  kind: 'asked',
  company_id: 'acorn',
  subject_kind: 'activity',
  subject_id: 'two',
  created_at: START,
  read_at: null,
  mailed_at: null,
  ...parts,
});

/** Adds evidence on acorn's action two; a file comes last, as browsers send it. */
export const postEvidence = (
  client: TestClient,
  { file, ...fields }: Record<string, string | Blob>,
): Promise<Reply> =>
  client.form('/evidence/add', {
    company_id: 'acorn',
    activity_id: 'two',
    ...fields,
    ...(file !== undefined && { file }),
  });

export const fileOf = (content: string | Uint8Array<ArrayBuffer>, name: string) =>
  new File([content], name);

export const evidenceIn = ({ json }: Reply) => (json as { data: EvidenceDto }).data;

const FIELDS =
  'id activity_id kind name url size type sha256 evidence_on valid_until state_when_added audience request_id ' +
  'replaces_id added_by added_by_name added_at shown checking';

/** The evidence on acorn's action two that a person sees; the code of the refusal if there is one. */
export async function listedEvidence(client: TestClient): Promise<EvidenceDto[] | string> {
  const { data, errors } = await client.query(
    `{evidence(company_id:"acorn",activity_id:"two"){${FIELDS}}}`,
  );
  return errors?.[0]?.extensions.code ?? (data?.['evidence'] as EvidenceDto[]);
}
