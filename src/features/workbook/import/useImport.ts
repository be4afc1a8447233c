import { nanoid } from '@reduxjs/toolkit';
import type { ImportReply, ImportRow } from '@contract/workbook/importPayloads';
import type { ListedAction } from '@contract/workbook/makeTable';
import { useRef, useState } from 'react';
import { isUnreachable } from '@/shared/api/errors/ApiError';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { readInWorker } from '../file/readInWorker';
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
  | { step: 'severalSheets'; file: File; isTemplate: boolean; sheets: string[] }
  | { step: 'preview'; preview: Preview; busy: boolean; problem: string | null };

/** What the person chose about a file after it was opened. */
interface Choices {
  isTemplate?: boolean;
  sheet?: string;
}

interface Options {
  companyId: string;
  /** Called after an import with the number of imported actions. */
  onImported: (count: number) => void;
}

/** The steps of an import: a file is read, previewed and imported. */
export function useImport({ companyId, onImported }: Options) {
  const { t } = useTranslation('workbook');
  const problemText = useProblemText();
  const [state, setState] = useState<State>({ step: 'choose', problem: null });
  const [loadAssessment] = useLazyGetAssessmentQuery();
  const [send] = useImportAnswersMutation();
  /** Only the result of the latest request is shown. */
  const latest = useRef(0);

  const preview = (rows: readonly ImportRow[]) =>
    send({ import_id: nanoid(), company_id: companyId, dry_run: true, rows: [...rows] }).unwrap();

  async function readFile(file: File, choices: Choices = {}) {
    const own = ++latest.current;
    setState({ step: 'reading' });
    const next = await openFile(file, choices).catch((): State => {
      return { step: 'choose', problem: t('dialog.failed') };
    });
    if (own === latest.current) setState(next);
  }

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
    if (outcome.kind !== 'reading') {
      return { step: 'choose', problem: problemText.ofFile(outcome) };
    }
    return toPreview(actions, outcome, await preview(outcome.reading.changes));
  }

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

  return { state, readFile, decide, importPreviewed };
}

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
