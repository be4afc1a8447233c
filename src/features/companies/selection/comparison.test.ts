import { companiesSlice, companyShown } from '../companiesSlice';
import type { Company } from '../Company';
import { comparisonOf } from './comparison';

const company = (id: string, activated = true): Company => ({
  id,
  name: id,
  logo: null,
  website: null,
  activated,
  expirationDate: null,
  moneyUnit: 'USD',
  workspace: null,
});
const companies = [company('a'), company('b'), company('deleted', false), company('c')];
const choice = (comparedId: string | null) => ({ shownId: 'a', selectedId: 'a', comparedId });

describe('a comparison', () => {
  it('offers the activated companies other than the shown one', () => {
    const { candidates } = comparisonOf('a', companies, null);
    expect(candidates.map(({ id }) => id)).toEqual(['b', 'c']);
  });

  it.each(['a', 'deleted', 'unknown', null])(
    'has no compared company for the id %s (§4.9)',
    (comparedId) => {
      expect(comparisonOf('a', companies, comparedId).compared).toBeNull();
    },
  );

  it('still has no compared company after another company is shown', () => {
    const { reducer } = companiesSlice;
    const next = reducer(choice('a'), companyShown('b'));
    expect(comparisonOf('b', companies, next.comparedId).compared).toBeNull();
    expect(reducer(choice('c'), companyShown('b')).comparedId).toBe('c');
  });

  it('has the chosen company', () => {
    expect(comparisonOf('a', companies, 'c').compared?.id).toBe('c');
  });
});
