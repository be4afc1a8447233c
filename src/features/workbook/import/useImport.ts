import { nanoid } from '@reduxjs/toolkit';
import type { ImportReply, ImportRow } from '@contract/workbook/importPayloads';
import type { ListedAction } from '@contract/workbook/makeTable';
import { useRef, useState } from 'react';
import { isUnreachable } from '@/shared/api/errors/ApiError';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { AnySheet } from '../file/openWorkbook';
import { readInWorker, readSheetsInWorker } from '../file/readInWorker';
import type { Draft } from '../mapping/Draft';
import { useLazyGetMappingsQuery } from '../mapping/mappingApi';
import { draftOf } from '../mapping/useMappingDraft';
import type { ReadOutcome } from '../file/readTask';
import { replyOfConflict } from '../importReply';
import { useImportAnswersMutation, useLazyGetAssessmentQuery } from '../workbookApi';
import type { Preview } from './Preview';
import { resolveConflicts, type Decisions } from './resolveConflicts';
import { useProblemText } from './useProblemText';

type State =
  | { step: 'choose'; problem: string | null }
  | { step: 'reading' }
  | { step: 'otherCompany'; file: File; company: string }
  /** A workbook of another form, whose sheet is chosen if it has several. */
  | { step: 'foreign'; sheets: AnySheet[]; actions: ListedAction[] }
  | { step: 'mapping'; draft: Draft; actions: ListedAction[] }
  | { step: 'severalSheets'; file: File; isTemplate: boolean; sheets: string[] }
  | { step: 'preview'; preview: Preview; busy: boolean; problem: string | null };

/** What the person chose about a file after it was opened. */
interface Choices {
  isTemplate?: boolean;
  sheet?: string;
}

interface Options {
  companyId: string;
  /** Whether workbooks of other forms can be read. */
  canMap: boolean;
  /** Where mappings are kept; null for none. */
  workspaceId: string | null;
  /** Called after an import with the number of imported actions. */
  onImported: (count: number) => void;
}

/** The steps of an import: a file is read, previewed and imported. */
export function useImport({ companyId, canMap, workspaceId, onImported }: Options) {
  const { t } = useTranslation('workbook');
  const problemText = useProblemText();
  const [state, setState] = useState<State>({ step: 'choose', problem: null });
  const [loadAssessment] = useLazyGetAssessmentQuery();
  const [loadMappings] = useLazyGetMappingsQuery();
  const [send] = useImportAnswersMutation();
  /** Only the result of the latest request is shown. */
  const latest = useRef(0);

  const preview = (rows: readonly ImportRow[]) =>
    send({ import_id: nanoid(), company_id: companyId, dry_run: true, rows: [...rows] }).unwrap();

  /** Shows that a file is being read, and then what became of it, unless another step began meanwhile. */
  async function goTo(work: () => Promise<State>) {
    const own = ++latest.current;
    setState({ step: 'reading' });
    const next = await work().catch((): State => ({ step: 'choose', problem: t('dialog.failed') }));
    if (own === latest.current) setState(next);
  }

  const readFile = (file: File, choices: Choices = {}) => goTo(() => openFile(file, choices));

  async function openFile(file: File, { isTemplate = false, sheet }: Choices): Promise<State> {
    const actions = await loadAssessment(companyId).unwrap();
    const known = actions.map(({ id, number, values, revision }) => {
      return { id, number, values, revision };
    });
    const outcome = await readInWorker({
      ...{ file, companyId, actions: known, isTemplate },
      ...(sheet !== undefined && { sheet }),
    });
    if (outcome.kind === 'otherCompany') {
      return { step: 'otherCompany', file, company: outcome.company };
    }
    if (outcome.kind === 'severalSheets') {
      return { step: 'severalSheets', file, isTemplate, sheets: outcome.sheets };
    }
    if (canMap && outcome.kind === 'problem' && outcome.problem === 'noTable') {
      return openForeign(file, actions);
    }
    if (outcome.kind !== 'reading') {
      return { step: 'choose', problem: problemText.ofFile(outcome) };
    }
    return toPreview(actions, outcome, await preview(outcome.reading.changes));
  }

  async function foreign(sheets: AnySheet[], actions: ListedAction[]): Promise<State> {
    const mappings = workspaceId === null ? [] : await loadMappings(workspaceId).unwrap();
    const drafts = await Promise.all(sheets.map((sheet) => draftOf(sheet, mappings)));
    const draft =
      drafts.find(({ keptMapping }) => keptMapping !== null) ??
      (drafts.length === 1 ? drafts[0] : undefined);
    return draft ? { step: 'mapping', draft, actions } : { step: 'foreign', sheets, actions };
  }

  /** Reads a workbook as one of another form, although it has columns of an assessment. */
  const mapFile = (file: File) =>
    goTo(async () => openForeign(file, await loadAssessment(companyId).unwrap()));

  async function openForeign(file: File, actions: ListedAction[]): Promise<State> {
    const any = await readSheetsInWorker(file);
    if (any.kind === 'problem') return { step: 'choose', problem: problemText.ofFile(any) };
    return foreign(any.sheets, actions);
  }

  const chooseSheet = (sheet: AnySheet, actions: ListedAction[]) =>
    goTo(() => foreign([sheet], actions));

  /** Previews rows that come from a mapping. */
  const previewRows = (rows: ImportRow[], actions: ListedAction[]) =>
    goTo(async () => {
      const reading = { changes: rows, problems: [], readable: rows.length, ...NOTHING_ELSE };
      return toPreview(actions, { kind: 'reading', reading, table: [] }, await preview(rows));
    });

  async function decide(shown: Preview, decisions: Decisions) {
    const own = ++latest.current;
    const decided = { ...shown, decisions, importId: nanoid() };
    setState({ step: 'preview', preview: decided, busy: false, problem: null });
    const resolved = resolveConflicts(shown.rows, shown.reply, decisions);
    const figures = await preview(resolved).catch(() => null);
    if (!figures || own !== latest.current) return;
    const reply = { ...shown.reply, averages_after: figures.averages_after };
    setState({ step: 'preview', preview: { ...decided, reply }, busy: false, problem: null });
  }

  async function importPreviewed(shown: Preview) {
    const own = ++latest.current;
    const rows = resolveConflicts(shown.rows, shown.reply, shown.decisions);
    setState({ step: 'preview', preview: shown, busy: true, problem: null });
    try {
      const payload = { import_id: shown.importId, company_id: companyId, dry_run: false, rows };
      await send(payload).unwrap();
      onImported(rows.length);
    } catch (error) {
      if (own !== latest.current) return;
      const reply = replyOfConflict(error);
      const problem = reply ? null : t(isUnreachable(error) ? 'submit.uncertain' : 'submit.failed');
      setState({
        step: 'preview',
        preview: reply ? newerPreview(shown, rows, reply) : shown,
        busy: false,
        problem,
      });
    }
  }

  return { state, readFile, mapFile, chooseSheet, previewRows, decide, importPreviewed };
}

const NOTHING_ELSE = { emptyCells: 0, unknownColumns: [] };

const toPreview = (
  actions: readonly ListedAction[],
  { reading, table }: Extract<ReadOutcome, { kind: 'reading' }>,
  reply: ImportReply,
): State => ({
  step: 'preview',
  preview: {
    actions,
    reading,
    table,
    reply,
    rows: reading.changes,
    decisions: {},
    importId: nanoid(),
    isNewer: false,
  },
  busy: false,
  problem: null,
});

/** The preview after a refusal: of the rows that were sent, compared with what others have saved in the meantime. */
const newerPreview = (shown: Preview, rows: ImportRow[], reply: ImportReply): Preview => ({
  ...shown,
  rows,
  reply,
  decisions: {},
  importId: nanoid(),
  isNewer: true,
});
