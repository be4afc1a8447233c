import { isAcceptablePassword } from './password';

describe('a password', () => {
  it.each(['abcdefg1', '1234567a', 'A2345678', `a1${'b'.repeat(62)}`])(
    'is acceptable: %s (§5.3)',
    (text) => {
      expect(isAcceptablePassword(text)).toBe(true);
    },
  );

  it.each(['abcdef1', 'abcdefgh', '12345678', 'abcdefg1!', 'abcd efg1', 'ábcdefg1'])(
    'is not acceptable: %j (§5.4)',
    (text) => {
      expect(isAcceptablePassword(text)).toBe(false);
    },
  );
});
