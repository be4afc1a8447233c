import type { Company } from '../../Company';
import { sortCompanies } from './companiesView';

const company = (id: string, activated = true): Company => ({
  id,
  name: id,
  logo: null,
  website: null,
  activated,
  expirationDate: null,
  moneyUnit: 'USD',
  workspace: id === 'Birch' ? { id: 'w', name: 'West' } : { id: 'e', name: 'East' },
});
const companies = ['Cedar', 'Alder', 'Birch'].map((id) => company(id)).concat(company('Aa', false));
const figures = {
  Alder: { average: 6, completed: 50, people: 3 },
  Birch: { average: 4, completed: 80, people: 12 },
};

it.each([
  ['name', ['Alder', 'Birch', 'Cedar', 'Aa']],
  ['-name', ['Cedar', 'Birch', 'Alder', 'Aa']],
  ['workspace', ['Alder', 'Cedar', 'Birch', 'Aa']],
  ['average', ['Birch', 'Alder', 'Cedar', 'Aa']],
  ['-average', ['Alder', 'Birch', 'Cedar', 'Aa']],
  ['-people', ['Birch', 'Alder', 'Cedar', 'Aa']],
] as const)(
  'companies sorted by %s are active first and unknown figures last',
  (sorting, names) => {
    expect(sortCompanies(companies, sorting, figures).map(({ name }) => name)).toEqual(names);
  },
);
