import type { UserDto } from '@contract/rest';

export const REQUIREMENTS = ['none', 'administrators', 'everyone'] as const;

export interface SecondFactorSettings {
  /** The people who must have a second factor. */
  required: (typeof REQUIREMENTS)[number];
  /** The key with which stored secrets are encrypted, 32 bytes; null to store them in plain text. */
  secretsKey: Buffer | null;
}

export const NO_SECOND_FACTOR: SecondFactorSettings = { required: 'none', secretsKey: null };

type Roles = Pick<UserDto, 'role' | 'company_role' | 'workspace_role'>;

/** Whether a person must have a second factor. Administrators of a company or a workspace are administrators, too. */
export function isRequiredFor({ required }: SecondFactorSettings, person: Roles): boolean {
  if (required === 'none') return false;
  const roles = [person.role, person.company_role, person.workspace_role];
  return required === 'everyone' || roles.includes('administrator');
}
