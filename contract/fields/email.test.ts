import fc from 'fast-check';
import { domainOf, hasEmailShape, isEmailAddress, normalEmail } from './email';

describe('an email address', () => {
  it.each(['a@b.c', 'first.last@sub.example.com', ' Kay+x@Corp.TEST ', 'josé@corp.test'])(
    'is text, at sign, text, dot, text: %s (§5.8)',
    (text) => {
      expect(hasEmailShape(text)).toBe(true);
      expect(isEmailAddress(text)).toBe(true);
    },
  );

  it.each(['', 'a', 'a@b', '@b.c', 'a@.c', 'a@.b.c', 'a@b.', 'a b@c.d', 'a@@b.c'])(
    'is not %j',
    (text) => {
      expect(hasEmailShape(text)).toBe(false);
      expect(isEmailAddress(text)).toBe(false);
    },
  );
});

/** Each would be a second address of the same mailbox, or look like it. */
const DISGUISED: [what: string, text: string, normal: string][] = [
  ['a Kelvin sign', '\u212Aay@corp.test', 'kay@corp.test'],
  ['a space that does not break at the end', 'kay@corp.test\u00A0', 'kay@corp.test'],
  ['a final dot', 'kay@corp.test.', 'kay@corp.test'],
  ['a zero-width space', 'k\u200Bay@corp.test', 'kay@corp.test'],
  ['a zero-width joiner in the domain', 'kay@co\u200Drp.test', 'kay@corp.test'],
  ['a Hangul filler', 'kay\u3164@corp.test', 'kay@corp.test'],
  ['a right-to-left override', '\u202Ekay@corp.test', 'kay@corp.test'],
  ['angle brackets', '<kay@corp.test>', 'kay@corp.test'],
  ['quotation marks', '"kay"@corp.test', 'kay@corp.test'],
  ['a decomposed letter', 'jose\u0301@corp.test', 'jos\u00E9@corp.test'],
  ['a domain with other letters than ASCII', 'kay@münchen.test', 'kay@xn--mnchen-3ya.test'],
  ['a full-width letter in the domain', 'kay@\uFF43orp.test', 'kay@corp.test'],
  ['an ideographic full stop', 'kay@corp\u3002test', 'kay@corp.test'],
];

describe.each(DISGUISED)('an address with %s', (_, text, normal) => {
  it('is refused at entry, and has the normal form of the plain address', () => {
    expect(isEmailAddress(text)).toBe(false);
    expect(normalEmail(text)).toBe(normal);
    expect(domainOf(text)).toBe(domainOf(normal));
    expect(isEmailAddress(normal)).toBe(true);
  });
});

it.each([
  'kay,eve@corp.test',
  'kay;eve@corp.test',
  'kay(eve)@corp.test',
  'kay@[10.0.0.1]',
  'kay@corp..test',
  'kay@corp.test:25',
  'kay@corp.test/x',
  'kay@xn--a.test',
  'kay@corp.1',
  `${'k'.repeat(250)}@corp.test`,
])('%s is refused, and no other address has its normal form', (text) => {
  expect(isEmailAddress(text)).toBe(false);
  expect(normalEmail(text)).toBe(text);
});

it('has one normal form, which differs from an accepted address in the case of letters only', () => {
  const part = fc.string({ unit: 'binary', minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(part, part, part, (local, domain, top) => {
      const text = `${local}@${domain}.${top}`;
      const normal = normalEmail(text);
      expect(normalEmail(normal)).toBe(normal);
      if (isEmailAddress(text)) {
        expect(isEmailAddress(normal)).toBe(true);
        expect(normal.length).toBe(text.trim().length);
      }
    }),
    { numRuns: 2000 },
  );
});
