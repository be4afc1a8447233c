import { can, isAdmin } from '@contract/permissions/permissions';
import type { UserDto } from '@contract/rest';
import type { Clock } from '@server/domain/clock';
import type { ReadingPerson } from '@server/domain/queries/reader';
import { personOf, userDtoOf } from '@server/domain/queries/users';
import { withMissingFactor } from '@server/domain/secondFactor/requirement';
import type { SecondFactorSettings } from '@server/domain/secondFactor/settings';
import { hashOfSecret } from '@server/domain/secrets';
import { attemptCounters, countUnlessBlocked } from '@server/domain/signIn/attempts';
import type { Store } from '@server/store/Store';
import type { CompanyRow, WorkspaceRow } from '@server/store/tables';
import { isExpired } from './apiTokens';
import { looksLikeApiToken } from './secretFormat';

interface Deps {
  store: Store;
  clock: Clock;
  secondFactor: SecondFactorSettings;
}

/** `figures_only` for a company that is not the owner's, of which the owner sees the figures and nothing else. */
type TokenReader = UserDto & Pick<ReadingPerson, 'figures_only' | 'token_scope'>;

const USE_INTERVAL_MS = 5 * 60_000;

/**
 * The person in whose name a token reads, with their current rights; null if the token is unknown, expired or revoked,
 * or its owner was removed. A token for one company has at most the rights of a subscriber of that company.
 */
export async function findTokenReader(deps: Deps, secret: string): Promise<TokenReader | null> {
  const { store, clock } = deps;
  if (!looksLikeApiToken(secret)) return null;
  const [token, user, company, workspace] = await store.followReferences(
    hashOfSecret(secret),
    ['api_tokens', 'users', 'companies', 'workspaces'],
    ['user_id', 'company_id', 'workspace_id'],
  );
  if (!token || token.resting === true || isExpired(token, clock.now())) return null;
  if (!user?.activated) return null;
  const owner = await withMissingFactor(deps, userDtoOf(user, { company, workspace }));
  if (token.company_id === null) return { ...owner, token_scope: 'person' };

  const person = personOf(user, { company, workspace });
  const [tokenCompany, tokenWorkspace] = await store.followReferences(
    token.company_id,
    ['companies', 'workspaces'],
    ['workspace_id'],
  );
  const isReadable =
    tokenCompany !== undefined &&
    (tokenCompany.activated || isAdmin(person)) &&
    can(person, 'viewFigures', {
      company_id: tokenCompany.id,
      workspace_id: tokenCompany.workspace_id,
    });
  const subscriber = asSubscriber(owner, isReadable ? tokenCompany : undefined, tokenWorkspace);
  const reader = { ...subscriber, token_scope: 'company' } as const;
  const isOwn = isAdmin(person) || tokenCompany?.id === owner.company_id;
  return isOwn ? reader : { ...reader, figures_only: true };
}

/** Without a company the person sees nothing. */
function asSubscriber(
  { administrators_reach: _, ...owner }: UserDto,
  company: CompanyRow | undefined,
  workspace: WorkspaceRow | undefined,
): UserDto {
  const workspaceId = workspace?.deleted_at === null ? workspace.id : null;
  return {
    ...owner,
    role: 'subscriber',
    company_role: 'subscriber',
    workspace_role: 'subscriber',
    company_id: company?.id ?? null,
    workspace_id: company ? workspaceId : null,
  };
}

/**
 * Counts a request with a token, and stores its time unless a recent one is stored. Returns false if the token was
 * revoked in the meantime. Throws TOO_MANY_ATTEMPTS above the limit.
 */
export function countTokenUse({ store, clock }: Deps, secret: string): Promise<boolean> {
  return store.write(async (tx) => {
    const now = clock.now();
    // Requests with the same token wait for each other.
    const token = await tx.getForUpdate('api_tokens', hashOfSecret(secret));
    if (!token || isExpired(token, now)) return false;
    await countUnlessBlocked(tx, now, attemptCounters.apiToken(token.id));
    const { last_used_at } = token;
    const sinceLastUse = now.getTime() - Date.parse(last_used_at ?? '1970-01-01');
    // A stored time in the future, from a wrong clock, is replaced.
    if (sinceLastUse >= USE_INTERVAL_MS || sinceLastUse < 0) {
      await tx.update('api_tokens', token.id, { last_used_at: now.toISOString() });
    }
    return true;
  });
}
