import { isEmailAddress } from './email';
import { isAcceptablePassword } from './password';
import { parseRole, ROLES } from './roles';
import { isWebsite } from './website';

describe('a website', () => {
  it.each([
    'example.com',
    'http://example.com',
    'HTTPS://WWW.EXAMPLE.COM',
    'sub.domain.example.co:8080/a/path?x=1',
    'localhost',
    'localhost:3000/path',
    '192.168.0.1',
    'http://192.168.0.1:80/',
  ])('is %s', (text) => {
    expect(isWebsite(text)).toBe(true);
  });

  it.each([
    '',
    'example',
    'ftp://example.com',
    'http://',
    'example.c',
    '-example.com',
    '256.1.1.1.1',
    'example.com:99999',
    'example.com/with space',
    'javascript:alert(1)',
  ])('is not %j', (text) => {
    expect(isWebsite(text)).toBe(false);
  });
});

describe('an e-mail address', () => {
  it.each(['a@b.c', 'first.last@sub.example.com'])(
    'is text, at sign, text, dot, text: %s',
    (text) => expect(isEmailAddress(text)).toBe(true),
  );

  it.each(['', 'a', 'a@b', '@b.c', 'a@.c', 'a@b.', 'a b@c.d', 'a@@b.c'])('is not %j', (text) =>
    expect(isEmailAddress(text)).toBe(false),
  );
});

describe('a password', () => {
  it.each(['abcdefg1', '1234567a', 'A2345678'])('is good as %s', (text) => {
    expect(isAcceptablePassword(text)).toBe(true);
  });

  it.each(['abcdef1', 'abcdefgh', '12345678', 'abcdefg1!', 'abcd efg1', 'ábcdefg1'])(
    'is not good as %j',
    (text) => {
      expect(isAcceptablePassword(text)).toBe(false);
    },
  );
});

describe('a role', () => {
  it('is one of three, in any case; admin is read as administrator', () => {
    expect(ROLES).toEqual(['administrator', 'editor', 'subscriber']);
    expect(['Administrator', 'ADMIN', ' Editor ', 'subscriber', 'owner'].map(parseRole)).toEqual([
      'administrator',
      'administrator',
      'editor',
      'subscriber',
      undefined,
    ]);
  });
});
