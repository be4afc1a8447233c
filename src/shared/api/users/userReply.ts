import { REACHES } from '@contract/permissions/reach';
import type { UserDto } from '@contract/rest';
import * as v from 'valibot';
import { string, stringOrNull, trueOrAbsent, type Shape } from '../transport/shapes';
import { toUser } from './toUser';

/** Fields that a newer server adds are kept. */
export const user: Shape<UserDto> = v.pipe(
  v.looseObject({
    id: string,
    name: v.fallback(string, ''),
    email: v.fallback(string, ''),
    digest: v.exactOptional(v.boolean()),
    subscriptions: v.exactOptional(v.nullable(v.array(string))),
    picture_url: stringOrNull,
    role: stringOrNull,
    company_role: stringOrNull,
    workspace_role: stringOrNull,
    company_id: stringOrNull,
    workspace_id: stringOrNull,
    administrators_reach: v.exactOptional(v.fallback(v.picklist(REACHES), 'none')),
    second_factor_missing: trueOrAbsent,
    password_missing: trueOrAbsent,
  }),
  v.transform(toUser),
);

const hasNoData = (reply: unknown) => !(reply as { data?: unknown } | null)?.data;

/** Who is signed in, and what the server offers beyond the specification. */
export interface CurrentUser {
  /** Null for a reply without a user. */
  user: UserDto | null;
  features: string[];
}

export const currentUserReply: Shape<CurrentUser> = v.union([
  v.pipe(
    v.unknown(),
    v.check(hasNoData),
    v.transform(() => ({ user: null, features: [] })),
  ),
  v.pipe(
    v.object({ data: user, features: v.fallback(v.array(string), []) }),
    v.transform((reply) => ({ user: reply.data, features: reply.features })),
  ),
]);

/** The reply to a change of the person's own account, which the specification leaves open. */
export interface SavedAccount {
  /** Null if the server does not return the person. */
  user: UserDto | null;
  /** Whether the server confirmed that it stored the new password. */
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
