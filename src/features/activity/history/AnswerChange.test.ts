import {
  ANSWER_FIELDS,
  type AnswerFieldKind,
  type AnswerFieldName,
  type AnswerValue,
} from '@contract/answer';
import fc from 'fast-check';
import { driverEffect, toAnswerChange, type FieldChange } from './AnswerChange';

const fieldsOf = (field: AnswerFieldName): FieldChange[] => [{ field, before: 4, after: 6 }];

describe('the effect of a change on the driver', () => {
  it.each([
    ['revenue_state', 5.6, 5.674, { kind: 'changed', before: 5.6, after: 5.67, difference: 0.07 }],
    ['relevance', 7, 6.43, { kind: 'changed', before: 7, after: 6.43, difference: -0.57 }],
    ['revenue_state', 5.601, 5.604, { kind: 'changed', before: 5.6, after: 5.6, difference: 0 }],
    ['time_w', 5.6, 5.6, { kind: 'none' }],
    // As running sums leave it.
    ['time_w', 5.6, 5.6000000000001, { kind: 'none' }],
    ['revenue_state', null, 6, { kind: 'appeared', after: 6 }],
    ['revenue_state', 6, null, { kind: 'disappeared', before: 6 }],
    // Only these three fields can have an effect.
    ['revenue_state', null, null, { kind: 'unknown' }],
    ['relevance', null, null, { kind: 'unknown' }],
    ['criticality', null, null, { kind: 'unknown' }],
    ['cost', null, null, { kind: 'none' }],
  ] as const)('of %s from %s to %s is %j', (field, before, after, effect) => {
    expect(driverEffect(fieldsOf(field), before, after)).toEqual(effect);
  });

  it('has a difference that agrees with the two averages as they are shown', () => {
    const average = fc.double({ min: 1, max: 10, noNaN: true });
    fc.assert(
      fc.property(average, average, (before, after) => {
        const effect = driverEffect(fieldsOf('revenue_state'), before, after);
        if (effect.kind !== 'changed') return;
        const sum = Number(effect.before.toFixed(2)) + effect.difference;
        expect(sum.toFixed(2)).toBe(effect.after.toFixed(2));
        expect(Math.abs(effect.difference - (after - before))).toBeLessThanOrEqual(0.01 + 1e-9);
      }),
    );
  });
});

describe('a recorded change', () => {
  const about = { revision: 2, changed_at: '2026-03-02T09:30:00.000Z', changed_by: null };
  const dto = { ...about, source: 'form' };
  const averages = { driver_before: 5, driver_after: 5 };

  it('holds values of the kind of each field, and null for what was not answered', () => {
    const texts = { confidence: '2', flag: 'true', text: 'No shops' } as const;
    const values = { confidence: 2, flag: true, text: 'No shops' } as const;
    const ofKind = <Value>(table: Partial<Record<AnswerFieldKind, Value>>, other: Value) =>
      ANSWER_FIELDS.map(({ name, kind }) => ({
        field: name,
        before: null,
        after: table[kind] ?? other,
      }));
    const changes = ofKind<string>(texts, '7');
    const { fields } = toAnswerChange({ ...dto, ...averages, changes });
    expect(fields).toEqual(ofKind<AnswerValue>(values, 7));
  });

  it('leaves out fields that this version does not know', () => {
    const changes = [{ field: 'mood', before: null, after: '3' }];
    expect(toAnswerChange({ ...dto, ...averages, changes }).fields).toEqual([]);
  });
});
