import fc from 'fast-check';
import { canonicalJson, type Json } from './canonicalJson';

test('keys are sorted by their code units, and numbers and texts are as RFC 8785 writes them', () => {
  const value = {
    numbers: [Number('333333333.33333329'), 1e30, 4.5, 2e-3, 1e-27, -0],
    string: '€$\u000F\u000aA\'B"\\\\"/',
    literals: [null, true, false],
    '€': 1,
    '\r': 2,
    '1': 3,
    '😀': 4,
    '\u0080': 5,
    ö: 6,
    '\ufb33': 7,
  };
  expect(canonicalJson(value)).toBe(
    '{"\\r":2,"1":3,"literals":[null,true,false],' +
      '"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27,0],' +
      '"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/","\u0080":5,"ö":6,"€":1,"😀":4,"\ufb33":7}',
  );
});

const keys = fc.string({ unit: 'binary', maxLength: 5 });
const json = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, true, false),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.string({ unit: 'binary', maxLength: 5 }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(keys, tie('value'), { maxKeys: 4 }),
  ),
})).value;

test('the text has the value, and does not depend on the order of the keys', () => {
  const reversed = (value: Json): Json => {
    if (value === null || typeof value !== 'object') return value;
    if (Array.isArray(value)) return (value as Json[]).map(reversed);
    const entries = Object.entries(value as Record<string, Json>).reverse();
    return Object.fromEntries(entries.map(([key, one]) => [key, reversed(one)]));
  };
  fc.assert(
    fc.property(json, (value) => {
      const text = canonicalJson(value);
      expect(canonicalJson(reversed(value))).toBe(text);
      expect(canonicalJson(JSON.parse(text) as Json)).toBe(text);
    }),
  );
});

test.each([NaN, Infinity])('%d has no text', (number) => {
  expect(() => canonicalJson([number])).toThrow(RangeError);
});
