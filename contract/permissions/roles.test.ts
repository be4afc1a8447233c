import { parseRole, ROLES } from './roles';

describe('a role', () => {
  it('is one of three, in any case; admin is read as administrator (§2.9, §6.1)', () => {
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
