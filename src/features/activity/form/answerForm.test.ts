import {
  ANSWER_FIELDS,
  byAnswerField,
  EMPTY_ANSWER,
  parseFieldText,
  toAnswerValues,
  type AnswerFieldKind,
  type AnswerFieldName,
  type AnswerValue,
  type AnswerValues,
  type ValueByKind,
} from '@contract/answer';
import fc from 'fast-check';
import { answerAfterSave, createSavedAnswer, toAutosaveForm, toSavedAnswer } from './answerForm';

const decimal = (max: number) => fc.double({ min: 0, max, noNaN: true, noDefaultInfinity: true });
const VALUE_OF_KIND: { [Kind in AnswerFieldKind]: fc.Arbitrary<ValueByKind[Kind]> } = {
  state: fc.integer({ min: 1, max: 10 }),
  level: fc.integer({ min: 0, max: 10 }),
  factor: decimal(10),
  amount: decimal(1e6),
  confidence: fc.integer({ min: 1, max: 3 }),
  flag: fc.boolean(),
  text: fc.string({ minLength: 1, maxLength: 500 }).filter((text) => isReason(text)),
};
const isReason = (text: string) => parseFieldText('text', text) === text && text.trim() !== 'null';
const anyAnswer: fc.Arbitrary<AnswerValues> = fc
  .record(
    byAnswerField<fc.Arbitrary<AnswerValue>>(({ kind }) =>
      fc.option(VALUE_OF_KIND[kind] as fc.Arbitrary<AnswerValue>),
    ),
  )
  .map(
    (values) =>
      toAnswerValues(Object.entries(values) as [AnswerFieldName, AnswerValue][]) as AnswerValues,
  );

const save = (values: Partial<AnswerValues>) => ({
  userId: 'user-1',
  activityId: 'activity-1',
  companyId: 'company-1',
  values,
  revision: 3,
  saveId: 'save-1',
});

/** Parses a form according to the contract, as the server does. */
const parseForm = (form: FormData) =>
  toAnswerValues(
    ANSWER_FIELDS.map(({ name, wire, kind }) => {
      const text = form.get(wire);
      return [name, typeof text === 'string' ? (parseFieldText(kind, text) ?? null) : null];
    }),
  );

describe('a save request', () => {
  it('keeps all values in the form data', () => {
    fc.assert(
      fc.property(anyAnswer, (values) => {
        expect(parseForm(toAutosaveForm(save(values)))).toEqual(values);
      }),
    );
  });

  it('contains the edited fields and their names only (§7.15)', () => {
    const form = toAutosaveForm(save({ revenue_state: 9, cost: null }));
    expect([...form.entries()]).toEqual([
      ['user_id', 'user-1'],
      ['activity_id', 'activity-1'],
      ['company_id', 'company-1'],
      ['revenueState', '9'],
      ['cost', ''],
      ['changed', 'revenueState,cost'],
      ['revision', '3'],
      ['save_id', 'save-1'],
    ]);
  });

  it('starts from an empty answer with revision 0 if there is no answer yet (§4.19)', () => {
    expect(toSavedAnswer(null)).toMatchObject({ values: EMPTY_ANSWER, revision: 0 });
  });
});

describe('a cached answer', () => {
  const cached = createSavedAnswer(
    { ...EMPTY_ANSWER, revenue_state: 4, cost: 2 },
    3,
    '2026-01-01T00:00:00Z',
  );
  const at = Date.parse('2026-03-02T09:30:00Z');
  const acknowledged = { sent: { revenue_state: 9 }, revision: 4, merged: false, at };

  it('has the saved values and the new score without a request', () => {
    expect(answerAfterSave(cached, acknowledged)).toEqual({
      values: { ...cached.values, revenue_state: 9 },
      revision: 4,
      averageScore: 9,
      answeredAt: '2026-03-02T09:30:00.000Z',
    });
  });

  it('has to be fetched if another person changed it too', () => {
    expect(answerAfterSave(cached, { ...acknowledged, merged: true })).toBeNull();
    expect(answerAfterSave({ ...cached, revision: 6 }, acknowledged)).toBeNull();
  });
});
