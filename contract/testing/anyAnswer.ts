import fc from 'fast-check';
import { ANSWER_FIELDS, type AnswerFieldKind, type AnswerValues } from '../answer';

const text = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom('-', "'-", '–', ' - ', '=1'),
  )
  .filter((one) => one.trim() !== '' && !/\p{Surrogate}/u.test(one) && !one.includes('\0'));

const VALUES: Record<AnswerFieldKind, fc.Arbitrary<unknown>> = {
  state: fc.integer({ min: 1, max: 10 }),
  level: fc.integer({ min: 0, max: 10 }),
  factor: fc.double({ min: 0, max: 10, noNaN: true }),
  amount: fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }),
  confidence: fc.integer({ min: 1, max: 3 }),
  flag: fc.boolean(),
  text,
};

/** Any values that an answer may have, for property tests. */
export const anyAnswer: fc.Arbitrary<AnswerValues> = fc
  .record(
    Object.fromEntries(
      ANSWER_FIELDS.map(({ name, kind }) => [
        name,
        kind === 'flag' ? VALUES.flag : fc.option(VALUES[kind], { nil: null }),
      ]),
    ),
  )
  // A mark needs a reason.
  .map((all) => {
    const values = all as unknown as AnswerValues;
    return {
      ...values,
      not_applicable: values.not_applicable && values.not_applicable_reason !== null,
    };
  });
