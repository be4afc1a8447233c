import { idOrNone, oneOf, readUrl, someOf, typedText, wholeNumber, writeUrl } from './urlParams';

const VIEW = {
  tab: oneOf(['general', 'expectations']),
  sort: oneOf(['worse', 'better'], 'worse'),
  hide: someOf(['a', 'b', 'c']),
  search: typedText,
  year: wholeNumber(null),
  compare: idOrNone,
};

describe('the state of a page in its address', () => {
  it('is read as it was written', () => {
    const values = {
      tab: 'general',
      sort: 'better',
      hide: ['a', 'c'],
      search: 'R&D + 100 %',
      year: 2025,
      compare: 'company-2',
    } as const;
    expect(readUrl(VIEW, writeUrl(VIEW, values))).toEqual(values);
  });

  it('leaves out initial values and keeps other parameters', () => {
    const initial = { tab: 'general', sort: 'worse', hide: [], year: null, compare: null } as const;
    expect(writeUrl(VIEW, initial, '?from=2026-W43&sort=better&year=2025')).toBe(
      'from=2026-W43&tab=general',
    );
  });

  it.each(['tab=other', 'sort=', 'hide=a.d', 'year=20x', 'year=0', 'compare=%3Cb%3E', 'other=1'])(
    'contains nothing for %s',
    (search) => {
      expect(readUrl(VIEW, search)).toEqual({});
    },
  );
});
