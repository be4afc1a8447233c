import { randomUUID } from 'node:crypto';
import { isEmailAddress } from '@contract/fields/email';
import type { SignOnProblem } from '@contract/signOn';
import type { WriteTransaction } from '@server/store/Store';
import type { UserRow } from '@server/store/tables';
import { aboutPerson, recordEvent } from '../events/recordEvent';
import { inPasswordQueue } from '../passwords/passwordQueue';
import { hashPassword } from '../passwords/passwords';
import { setPassword } from '../passwords/setPassword';
import { normalizeEmail } from '../queries/users';
import { newSecret } from '../secrets';
import { findDevice } from '../signIn/devices';
import type { PendingSignIn } from '../secondFactor/pendingSignIn';
import type { FinishDeps, SignedIn, SignInOrigin } from '../signIn/completeSignIn';
import { finishSignIn } from '../signIn/finishSignIn';
import { identityIdOf } from './identityId';
import type { ProvidedIdentity } from './provider';
import { SignOnRefused } from './refusal';
import { companyForNew, type SingleSignOnSettings } from './settings';

type Deps = FinishDeps & { singleSignOn: SingleSignOnSettings };

interface SignOn {
  /** The provider's id. */
  provider: string;
  identity: ProvidedIdentity;
  origin: SignInOrigin;
}

const NAME_LENGTH = 100;

/**
 * Signs the person in whom a provider recognized: by an identity that is linked to their account, else by their
 * verified email address. An open invitation is accepted by it. Refuses people without an account, unless the operator
 * lets those of their domain in. Throws SignOnRefused.
 */
export async function signOn(
  deps: Deps,
  { provider, identity, origin }: SignOn,
): Promise<SignedIn | PendingSignIn> {
  const { store, clock } = deps;
  const isLinked = await store.read(
    async (tx) => (await tx.get('identities', identityIdOf(identity))) !== undefined,
  );
  // People who were never linked may have no password yet; nobody knows this one.
  const password_hash = isLinked
    ? null
    : await inPasswordQueue({ trusted: identity.subject }, () => hashPassword(newSecret()));
  const outcome = await store.write(
    async (tx): Promise<SignedIn | PendingSignIn | SignOnProblem> => {
      const now = clock.now();
      const user = await personOf(tx, deps, { provider, identity, origin });
      if (typeof user === 'string') {
        const email = identity.email && isEmailAddress(identity.email) ? identity.email : null;
        await recordEvent(tx, { id: null, client: origin }, now, {
          kind: 'sign_on_refused',
          subject: { type: 'person', id: null, name: email },
          companyId: null,
          after: { email, provider },
        });
        return user;
      }
      if (password_hash !== null && !(await tx.getForUpdate('credentials', user.id))) {
        await setPassword(tx, user, password_hash);
      }
      const credential = await tx.getForUpdate('credentials', user.id);
      if (!credential) throw new Error('A person who signs in has credentials');
      const { severalFactors } = identity;
      const device = await findDevice(tx, user.id, origin.deviceSecrets, now);
      const proved = { user, credential, device, origin, provider };
      return finishSignIn(tx, deps, proved, { severalFactors });
    },
  );
  if (typeof outcome === 'string') throw new SignOnRefused(outcome);
  return outcome;
}

/** The person with this identity, whose account is active from now on; or why there is none. */
async function personOf(
  tx: WriteTransaction,
  { clock, singleSignOn }: Deps,
  { provider, identity, origin }: SignOn,
): Promise<UserRow | SignOnProblem> {
  const now = clock.now();
  const at = now.toISOString();
  const id = identityIdOf(identity);
  const linked = await tx.getForUpdate('identities', id);
  if (linked) {
    const user = await tx.getForUpdate('users', linked.user_id);
    if (!user?.activated) return 'unknown';
    await tx.update('identities', id, { last_used_at: at });
    return user;
  }

  if (identity.email === null || !isEmailAddress(identity.email) || !identity.isEmailVerified) {
    return 'unverified';
  }
  const email = normalizeEmail(identity.email);
  const [found] = await tx.find('users', { email });
  const known = found && (await tx.getForUpdate('users', found.id));
  const user =
    known ?? (await createSubscriber(tx, now, companyForNew(singleSignOn, email), email));
  if (!user || hasExpiredInvitation(user, now)) return 'unknown';
  const person = user.activated ? user : await activate(tx, now, user, { identity, origin });
  await tx.insert('identities', {
    id,
    user_id: person.id,
    provider,
    linked_at: at,
    last_used_at: at,
  });
  await recordEvent(tx, { id: person.id, client: origin }, now, {
    kind: 'identity_linked',
    ...aboutPerson(person),
    after: { provider },
  });
  return person;
}

/** Whether the person did not accept their invitation in time, so that its link no longer works either. */
const hasExpiredInvitation = ({ activated, invitation_expires }: UserRow, now: Date) =>
  !activated && invitation_expires !== null && Date.parse(invitation_expires) <= now.getTime();

/** Accepts the invitation of a person, whose links end. */
async function activate(
  tx: WriteTransaction,
  now: Date,
  user: UserRow,
  { identity, origin }: Pick<SignOn, 'identity' | 'origin'>,
): Promise<UserRow> {
  const name = identity.name?.trim().slice(0, NAME_LENGTH) || user.name;
  const changes = { name, activated: true, invitation_expires: null };
  await tx.update('users', user.id, changes);
  await tx.remove('tokens', { user_id: user.id });
  const person = { ...user, ...changes };
  const event = { kind: 'invitation_accepted', ...aboutPerson(person) } as const;
  await recordEvent(tx, { id: user.id, client: origin }, now, event);
  return person;
}

/** A new subscriber of the company, not activated yet; undefined if the company does not take anybody. */
async function createSubscriber(
  tx: WriteTransaction,
  now: Date,
  companyId: string | null,
  email: string,
): Promise<UserRow | undefined> {
  const company = companyId === null ? undefined : await tx.getForUpdate('companies', companyId);
  if (!company?.activated) return undefined;
  const user: UserRow = {
    id: randomUUID(),
    name: email.split('@')[0] ?? email,
    email,
    picture_url: null,
    role: 'subscriber',
    company_role: 'subscriber',
    workspace_role: 'subscriber',
    company_id: company.id,
    activated: false,
    invitation_expires: null,
    created_at: now.toISOString(),
  };
  await tx.insert('users', user);
  const { role, company_role, workspace_role } = user;
  await recordEvent(tx, null, now, {
    kind: 'person_invited',
    ...aboutPerson(user),
    after: { email, role, company_role, workspace_role },
  });
  return user;
}
