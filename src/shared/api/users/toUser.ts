import { roleOf } from '@contract/permissions/roles';
import type { UserDto } from '@contract/rest';

/** A user as the server sends them; the case of their roles varies between servers. */
export type UserReply = Omit<UserDto, 'role' | 'company_role' | 'workspace_role'> & {
  role: string | null;
  company_role: string | null;
  workspace_role: string | null;
};

/**
 * Every user enters the app through this function, so that permissions compare normalized roles
 * only.
 */
export const toUser = (reply: UserReply): UserDto => ({
  ...reply,
  role: roleOf(reply.role),
  company_role: roleOf(reply.company_role),
  // A person without a workspace may have no workspace role. They get the role that does not make
  // forms read-only.
  workspace_role: reply.workspace_role ? roleOf(reply.workspace_role) : 'editor',
});
