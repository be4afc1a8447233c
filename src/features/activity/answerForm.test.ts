import { ANSWER_FIELDS, EMPTY_ANSWER, type AnswerValues } from '@contract/answer';
import fc from 'fast-check';
import { isEmptyAnswer, toAutosaveForm, toSavedAnswer } from './answerForm';

const amount = fc.option(fc.double({ min: 0, max: 1e6, noNaN: true, noDefaultInfinity: true }));
const anyAnswer = fc.record(
  Object.fromEntries(ANSWER_FIELDS.map(({ name }) => [name, amount])) as Record<
    keyof AnswerValues,
    typeof amount
  >,
);

const save = (changes: Partial<AnswerValues>) => ({
  userId: 'user-1',
  activityId: 'activity-1',
  companyId: 'company-1',
  changes,
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
    const { values, revision } = toSavedAnswer(null);
    expect(revision).toBe(0);
    expect(isEmptyAnswer(values)).toBe(true);
    expect(isEmptyAnswer({ ...values, cost: 0 })).toBe(false);
  });
});
