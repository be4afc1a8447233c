import { isShown, isWebLink, type EvidenceFacts } from './evidence';

const TODAY = '2026-05-13';
const FACTS: EvidenceFacts = {
  removed_at: null,
  checking: false,
  valid_until: null,
  state_when_added: 7,
};

test.each<[Partial<EvidenceFacts>, number | null, boolean]>([
  [{}, 7, true],
  [{}, 8, true],
  [{}, 9, false],
  [{}, 2, true],
  [{}, null, true],
  [{ state_when_added: null }, 10, true],
  [{ valid_until: TODAY }, 7, true],
  [{ valid_until: '2026-05-12' }, 7, false],
  [{ removed_at: '2026-05-01T00:00:00.000Z' }, 7, false],
  [{ checking: true }, 7, false],
])('evidence with %j shows the state %s: %s', (facts, state, shown) => {
  expect(isShown({ ...FACTS, ...facts }, state, TODAY)).toBe(shown);
});

test.each([
  ['https://example.com/report.pdf?id=1#page=2', true],
  ['http://example.com', true],
  ['https://[2001:db8::1]/', true],
  ['https://8.8.8.8/', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['ftp://example.com/', false],
  ['example.com', false],
  ['https://', false],
  ['https://user:password@example.com/', false],
  ['https://intranet/report', false],
  ['https://files.corp.local/report', false],
  ['https://localhost:3000/', false],
  ['https://wiki.internal./', false],
  ['http://10.0.0.7/', false],
  ['http://127.1/', false],
  ['http://0x7f.0.0.1/', false],
  ['http://172.31.0.1/', false],
  ['http://172.32.0.1/', true],
  ['http://192.168.1.1/', false],
  ['http://169.254.169.254/latest/meta-data', false],
  ['http://[::1]/', false],
  ['http://[fd00::1]/', false],
])('%s is an address on the internet: %s', (text, is) => {
  expect(isWebLink(text)).toBe(is);
});
