import type { UserDto } from '@contract/rest';
import * as v from 'valibot';
import { text, textOrNull, usedReply, type Shape } from '../transport/shapes';
import { toUser } from './toUser';

/** Keeps fields that a newer server sends beside these. */
export const user: Shape<UserDto> = v.pipe(
  v.looseObject({
    id: text,
    name: v.fallback(text, ''),
    email: v.fallback(text, ''),
    picture_url: textOrNull,
    role: textOrNull,
    company_role: textOrNull,
    workspace_role: textOrNull,
    company_id: textOrNull,
    workspace_id: textOrNull,
  }),
  v.transform(toUser),
);

const hasNoData = (reply: unknown) => !(reply as { data?: unknown } | null)?.data;

/** The person signed in; null for any reply without one. */
export const currentUserReply: Shape<UserDto | null> = v.union([
  v.pipe(
    v.unknown(),
    v.check(hasNoData),
    v.transform(() => null),
  ),
  usedReply(user),
]);

/** The reply to a change of one's own account, which the specification leaves open. */
export interface SavedAccount {
  /** null where the server does not return the person. */
  user: UserDto | null;
  /** Whether the server said that it stored the new password. */
  passwordChanged: boolean;
}

export const savedAccountReply: Shape<SavedAccount> = v.fallback(
  v.pipe(
    v.object({
      data: v.fallback(v.nullish(user, null), null),
      password_changed: v.fallback(v.optional(v.boolean(), false), false),
    }),
    v.transform((reply) => ({ user: reply.data, passwordChanged: reply.password_changed })),
  ),
  { user: null, passwordChanged: false },
);
