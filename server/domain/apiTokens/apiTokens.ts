import { addDays, DAY_MS, dayOf } from '@contract/days';
import { LIMITS } from '@contract/limits';
import type {
  ApiTokenDto,
  CreateTokenResult,
  RevokeTokenResult,
} from '@contract/signIn/apiTokenPayloads';
import { isAdmin } from '@contract/permissions/permissions';
import type { Clock } from '@server/domain/clock';
import { AppError, badFields, forbidden, notFound, unauthenticated } from '@server/domain/errors';
import { aboutPerson, recordEvent } from '@server/domain/events/recordEvent';
import { actingPerson, companyFor, type Actor, type Deferred } from '@server/domain/manage/access';
import { hashOfSecret, newSecret } from '@server/domain/secrets';
import type { ReadTransaction, Store, WriteTransaction } from '@server/store/Store';
import type { ApiTokenRow, CompanyRow } from '@server/store/tables';
import { API_TOKEN_PREFIX } from './secretFormat';

interface Deps {
  store: Store;
  clock: Clock;
}

interface TokenFields {
  name: string;
  /** A day such as '2026-12-31'; undefined for the default. */
  expires_on?: string | undefined;
}

const DEFAULT_DAYS = 90;
/** How long an expired token stays in its owner's list. */
export const API_TOKEN_RETENTION_MS = 30 * DAY_MS;

/**
 * Creates a token for one company, or for all that the person may see. The reply contains the secret, of which only the
 * hash is stored.
 */
export function createApiToken(
  { store, clock }: Deps,
  actor: Actor,
  companyId: string | null,
  fields: Deferred<TokenFields>,
): Promise<CreateTokenResult> {
  return store.write(async (tx) => {
    const company = companyId === null ? null : await companyToRead(tx, actor, companyId);
    const now = clock.now();
    const { name, expires_on = addDays(dayOf(now), DEFAULT_DAYS) } = fields();
    refuseEndOutOfRange(expires_on, dayOf(now));
    // Requests of the same person wait for each other, so that together they do not exceed the limit.
    const user = await tx.getForUpdate('users', actor.id);
    if (!user?.activated) throw unauthenticated();
    const existing = await tx.find('api_tokens', { user_id: user.id });
    if (existing.filter((row) => !isExpired(row, now)).length >= LIMITS.apiTokens) {
      const message = `You have ${String(LIMITS.apiTokens)} tokens. Revoke one of them first.`;
      throw new AppError('BAD_USER_INPUT', message, { conflict: true });
    }
    const secret = API_TOKEN_PREFIX + newSecret();
    const row: ApiTokenRow = {
      id: hashOfSecret(secret),
      user_id: user.id,
      name,
      company_id: company?.id ?? null,
      created_at: now.toISOString(),
      expires_at: endOf(expires_on),
      last_used_at: null,
    };
    await tx.insert('api_tokens', row);
    const after = eventValues(row);
    await recordEvent(tx, actor, now, { kind: 'token_created', ...aboutPerson(user), after });
    return { token: toDto(row, company?.name ?? null, now), secret };
  });
}

/** A person's tokens, the latest first. Expired ones are listed for 30 days. */
export function listApiTokens({ store, clock }: Deps, actor: Actor): Promise<ApiTokenDto[]> {
  return store.read(async (tx) => {
    const rows = await tx.find('api_tokens', { user_id: actor.id });
    const names = await companyNames(tx, rows);
    return rows
      .toSorted((a, b) => b.created_at.localeCompare(a.created_at) || a.id.localeCompare(b.id))
      .map((row) => toDto(row, names.get(row.company_id ?? '') ?? null, clock.now()));
  });
}

/** Revokes a token; NOT_FOUND if there is none or it is another person's. */
export function revokeApiToken(
  { store, clock }: Deps,
  actor: Actor,
  tokenId: string,
): Promise<RevokeTokenResult> {
  return store.write(async (tx) => {
    await actingPerson(tx, actor);
    const row = await tx.getForUpdate('api_tokens', tokenId);
    const user = await tx.get('users', actor.id);
    if (!user || row?.user_id !== user.id) throw notFound('token');
    await tx.remove('api_tokens', { id: row.id });
    const before = eventValues(row);
    const event = { kind: 'token_revoked', ...aboutPerson(user), before } as const;
    await recordEvent(tx, actor, clock.now(), event);
    return { revoked: 1 };
  });
}

/** An end further away than any token may have was set by a wrong clock; such a token counts as expired. */
export function isExpired({ expires_at }: ApiTokenRow, now: Date): boolean {
  const left = Date.parse(expires_at) - now.getTime();
  return left < 0 || left > (LIMITS.apiTokenDays + 2) * DAY_MS;
}

/** Without the company: administrators of the owner's company see the event, and may not know other companies. */
const eventValues = (row: ApiTokenRow) => ({ name: row.name, expires_on: lastDayOf(row) });

/** A company whose figures the person may see; the errors are those of `companyFor`. */
async function companyToRead(tx: WriteTransaction, actor: Actor, id: string): Promise<CompanyRow> {
  const { person, company } = await companyFor(tx, actor, 'viewFigures', id);
  if (!company.activated && !isAdmin(person)) throw forbidden('This company has been deleted.');
  return company;
}

function refuseEndOutOfRange(day: string, today: string) {
  const latest = addDays(today, LIMITS.apiTokenDays);
  if (day >= today && day <= latest) return;
  throw badFields({ expires_on: `Choose a day from ${today} to ${latest}.` });
}

const endOf = (day: string) => `${day}T23:59:59.999Z`;
const lastDayOf = ({ expires_at }: ApiTokenRow) => dayOf(new Date(expires_at));

async function companyNames(tx: ReadTransaction, rows: readonly ApiTokenRow[]) {
  const ids = rows.flatMap(({ company_id }) => company_id ?? []);
  const companies = ids.length === 0 ? [] : await tx.find('companies', { id: ids });
  return new Map(companies.map(({ id, name }) => [id, name]));
}

const toDto = (row: ApiTokenRow, company_name: string | null, now: Date): ApiTokenDto => ({
  id: row.id,
  name: row.name,
  company_id: row.company_id,
  company_name,
  created_at: row.created_at,
  expires_on: lastDayOf(row),
  expired: isExpired(row, now),
  last_used_at: row.last_used_at,
});
