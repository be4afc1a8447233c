import { ANSWER_FIELDS, EMPTY_ANSWER, type AnswerValues } from '@contract/answer';
import fc from 'fast-check';
import { afterSave, savedAnswerOf, toAutosaveForm, toSavedAnswer } from './answerForm';

const amount = fc.option(fc.double({ min: 0, max: 1e6, noNaN: true, noDefaultInfinity: true }));
const anyAnswer = fc.record(
  Object.fromEntries(ANSWER_FIELDS.map(({ name }) => [name, amount])) as Record<
    keyof AnswerValues,
    typeof amount
  >,
);

const save = (values: Partial<AnswerValues>) => ({
  userId: 'user-1',
  activityId: 'activity-1',
  companyId: 'company-1',
  values,
  revision: 3,
  saveId: 'save-1',
});

/** What the contract says the server reads from a form. */
function readBack(form: FormData): AnswerValues {
  const values = { ...EMPTY_ANSWER };
  for (const { name, wire } of ANSWER_FIELDS) {
    const text = form.get(wire);
    values[name] = text === null || text === '' ? null : Number(text);
  }
  return values;
}

describe('an answer on its way', () => {
  it('comes back from the form as it went in', () => {
    fc.assert(
      fc.property(anyAnswer, (values) => {
        expect(readBack(toAutosaveForm(save(values)))).toEqual(values);
      }),
    );
  });

  it('sends only what was touched, and names it', () => {
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

  it('is empty at revision 0 while there is none', () => {
    expect(toSavedAnswer(null)).toMatchObject({ values: EMPTY_ANSWER, revision: 0 });
  });
});

describe('an answer that was saved', () => {
  const known = savedAnswerOf(
    { ...EMPTY_ANSWER, revenue_state: 4, cost: 2 },
    3,
    '2026-01-01T00:00:00Z',
  );
  const at = Date.parse('2026-03-02T09:30:00Z');
  const taken = { sent: { revenue_state: 9 }, revision: 4, merged: false, at };

  it('is known without asking, with its new score', () => {
    expect(afterSave(known, taken)).toEqual({
      values: { ...known.values, revenue_state: 9 },
      revision: 4,
      averageScore: 9,
      answeredAt: '2026-03-02T09:30:00.000Z',
    });
  });

  it('is not known where somebody else has changed it too', () => {
    expect(afterSave(known, { ...taken, merged: true })).toBeNull();
    expect(afterSave({ ...known, revision: 6 }, taken)).toBeNull();
  });
});
