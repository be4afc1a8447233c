import { plainCode } from './oneTimeCode';

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['１２３４５６', '123456'],
  ['123\u00A0456', '123456'],
  ['１２３\u3000４５６', '123456'],
  ['\u200B123456\u202C', '123456'],
  ['ＡＢＣＤ-efgh', 'ABCD-efgh'],
  ['12345é', '12345é'],
])('%j is compared as %j', (typed, code) => {
  expect(plainCode(typed)).toBe(code);
});
