import { formAt, possibleForms } from '@contract/mappings/form';
import { questionsOf, type PairableAction } from '@contract/mappings/pairs';
import { useState } from 'react';
import { pairInWorker } from '../file/readInWorker';
import type { AnySheet } from '../file/openWorkbook';
import { digestOf } from './digestOf';
import { openFirst, readDraft, type Draft } from './Draft';
import type { Mapping } from './mappingApi';

export type MappingStep = 'columns' | 'scale' | 'pairs';

/** A sheet with its likeliest form, or with that of a kept mapping. */
export async function draftOf(sheet: AnySheet, mappings: readonly Mapping[]): Promise<Draft> {
  const { table } = sheet;
  const forms = possibleForms(table);
  const draft = async (form: Draft['form'], keptMapping: Mapping | null): Promise<Draft> => ({
    ...{ table, form, keptMapping },
    digest: await digestOf(form),
    columns: keptMapping?.columns ?? [],
    meanings: {},
    pairs: [],
    combine: keptMapping?.combine ?? 'lowest',
    chosen: {},
  });
  for (const form of forms) {
    const digest = await digestOf(form);
    const keptMapping = mappings.find(({ headerDigest }) => headerDigest === digest);
    if (keptMapping) return draft(form, keptMapping);
  }
  return draft(forms[0] ?? formAt(table, 0), null);
}

/** The steps in which a person says how a workbook is read. */
export function useMappingDraft(initial: Draft, actions: readonly PairableAction[]) {
  const [draft, setDraft] = useState(initial);
  const [step, setStep] = useState<MappingStep>('columns');
  const [isPairing, setPairing] = useState(false);
  const reading = readDraft(draft);

  const change = (changes: Partial<Draft>) => setDraft((former) => ({ ...former, ...changes }));

  async function changeHeaderRow(headerRow: number) {
    const form = formAt(draft.table, headerRow);
    change({ form, digest: await digestOf(form), columns: [], pairs: [], keptMapping: null });
  }

  /** Proposes the actions of the questions, and keeps what the person has decided already. */
  async function pair(): Promise<Draft> {
    setPairing(true);
    const decided = draft.pairs.flatMap(({ question, activityId, source }) =>
      source === 'kept' && activityId !== null
        ? [{ theirs: question.text, activity_id: activityId }]
        : [],
    );
    const pairs = await pairInWorker({
      questions: questionsOf(reading.entries),
      actions,
      keptPairs: [...decided, ...(draft.keptMapping?.pairs ?? [])],
    });
    setPairing(false);
    const paired = { ...draft, pairs: openFirst(pairs) };
    setDraft(paired);
    return paired;
  }

  return { draft, reading, step, setStep, change, changeHeaderRow, pair, isPairing };
}
