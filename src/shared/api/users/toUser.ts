import { roleOf } from '@contract/roles';
import type { UserDto } from '@contract/rest';

/** A user as the server sends them; its role words may be in any case. */
export type UserReply = Omit<UserDto, 'role' | 'company_role' | 'workspace_role'> & {
  role: string | null;
  company_role: string | null;
  workspace_role: string | null;
};

/** Every user enters the app through here, so that permissions compare known role words only. */
export const toUser = (reply: UserReply): UserDto => ({
  ...reply,
  role: roleOf(reply.role),
  company_role: roleOf(reply.company_role),
  // Without a workspace there may be no role in it; only a subscriber's form is read-only.
  workspace_role: reply.workspace_role ? roleOf(reply.workspace_role) : 'editor',
});
