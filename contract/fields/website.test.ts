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
  ])('is %s (§5.9)', (text) => {
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
  ])('is not %j (§5.10)', (text) => {
    expect(isWebsite(text)).toBe(false);
  });
});
