import type { Person } from '@contract/permissions/permissions';
import type { Company } from '../Company';
import { parseCompaniesState } from '../companiesSlice';
import { startingChoice } from './startingChoice';

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
const person = (role: Person['role'], company_id: string | null): Person => ({
  id: 'user-1',
  role,
  company_role: role,
  workspace_role: role,
  company_id,
  workspace_id: null,
});

const none = { shownId: null, selectedId: null, comparedId: null };
const all = (id: string | null) => ({ shownId: id, selectedId: id, comparedId: id });
const listed = [company('deleted', false), company('a'), company('b')];

describe('the starting choice', () => {
  it('is the first activated one for an administrator without a choice (§4.7)', () => {
    expect(startingChoice(person('administrator', null), listed, none)).toEqual(all('a'));
  });

  it('is an administrator’s earlier choice if that company is still active', () => {
    const choice = { shownId: 'b', selectedId: 'a', comparedId: 'a' };
    expect(startingChoice(person('administrator', 'a'), listed, choice)).toBe(choice);
    expect(startingChoice(person('administrator', 'a'), listed, all('deleted'))).toEqual(all('a'));
    expect(startingChoice(person('administrator', 'a'), [], all('b'))).toEqual(all(null));
  });

  it('is their own company for everyone else, even if another one was shown before (§4.8)', () => {
    expect(startingChoice(person('editor', 'b'), listed, all('a'))).toEqual(all('b'));
    expect(startingChoice(person('editor', 'unlisted'), listed, none)).toBe(none);
  });

  it('is the company that an administrator of the workspace chose, as long as they have reach', () => {
    const wadmin: Person = {
      ...person('editor', 'b'),
      workspace_role: 'administrator',
      workspace_id: 'north',
    };
    const reaching: Person = { ...wadmin, administrators_reach: 'read' };
    const choice = all('a');
    expect(startingChoice(reaching, listed, choice)).toBe(choice);
    expect(startingChoice(reaching, listed, none)).toEqual(all('b'));
    expect(startingChoice(reaching, listed, all('deleted'))).toEqual(all('b'));
    expect(startingChoice(wadmin, listed, choice)).toEqual(all('b'));
  });

  it('is not restored from an invalid persisted state', () => {
    expect(parseCompaniesState({ ...none, shownId: 'sample-company-1' })).toBeUndefined();
    expect(parseCompaniesState({ ...none, shownId: 7 })).toBeUndefined();
    expect(parseCompaniesState('a')).toBeUndefined();
    expect(parseCompaniesState(all('a'))).toEqual(all('a'));
  });
});
