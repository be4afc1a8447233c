import { normalName } from '@contract/fields/names';
import { randomUUID } from 'node:crypto';
import { isEmailAddress, normalEmail } from '@contract/fields/email';
import type { SignOnProblem } from '@contract/signIn/signOn';
import type { WriteTransaction } from '@server/store/Store';
import type { UserRow } from '@server/store/tables';
import { aboutPerson, recordEvent } from '../events/recordEvent';
import { findDevice } from '../signIn/devices';
import type { PendingSignIn } from '../secondFactor/pendingSignIn';
import type { FinishDeps, SignedIn, SignInOrigin } from '../signIn/completeSignIn';
import { finishSignIn } from '../signIn/finishSignIn';
import { identityIdOf } from './identityId';
import type { ExternalIdentity } from './provider';
import { companyForNewAccount, type SingleSignOnSettings } from './settings';
import { SignOnFailed } from './signOnFailure';
import { credentialAfterSignOn } from './signOnWithoutPassword';

type Deps = FinishDeps & { singleSignOn: SingleSignOnSettings };

interface ProviderSignIn {
  providerId: string;
  identity: ExternalIdentity;
  origin: SignInOrigin;
}

const NAME_LENGTH = 100;

/**
 * Signs in the owner of an account at a provider. Throws SignOnFailed if nobody here has this identity or its verified
 * email address, unless the operator lets people of its domain in.
 */
export async function signInWithProvider(
  deps: Deps,
  signIn: ProviderSignIn,
): Promise<SignedIn | PendingSignIn> {
  const { providerId, identity, origin } = signIn;
  const { store, clock, singleSignOn } = deps;
  const providerName =
    singleSignOn.providers.find(({ id }) => id === providerId)?.name ?? providerId;
  const outcome = await store.write(
    async (tx): Promise<SignedIn | PendingSignIn | SignOnProblem> => {
      const now = clock.now();
      const isFirst = (await tx.get('identities', identityIdOf(identity))) === undefined;
      const user = await findOrCreatePerson(tx, deps, signIn);
      if (typeof user === 'string') {
        const email = identity.email && isEmailAddress(identity.email) ? identity.email : null;
        await recordEvent(tx, { id: null, client: origin }, now, {
          kind: 'sign_on_refused',
          subject: { type: 'person', id: null, name: email },
          companyId: null,
          after: { email, provider: providerId },
        });
        // An exception would roll back the event.
        return user;
      }
      const credential = await credentialAfterSignOn(tx, user, {
        settings: singleSignOn,
        provider: { id: providerId, name: providerName },
        client: origin,
        isFirst,
        now,
      });
      const { usedMultipleFactors } = identity;
      const device = await findDevice(tx, user.id, origin.deviceSecrets, now);
      const proved = { user, credential, device, origin, provider: providerId };
      return finishSignIn(tx, deps, proved, { usedMultipleFactors });
    },
  );
  if (typeof outcome === 'string') throw new SignOnFailed(outcome);
  return outcome;
}

/**
 * Returns the person whose account is linked to the identity. Otherwise links the identity to the person with its
 * verified email address, whose open invitation is accepted, or to a new account. Returns the problem if there is
 * neither.
 */
async function findOrCreatePerson(
  tx: WriteTransaction,
  { clock, singleSignOn }: Deps,
  { providerId, identity, origin }: ProviderSignIn,
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

  const email = verifiedEmail(identity);
  if (email === null) return 'unverified';
  const name = normalName(identity.name?.slice(0, NAME_LENGTH) ?? '') || null;
  const [found] = await tx.find('users', { email });
  const known = found && (await tx.getForUpdate('users', found.id));
  if (known && (hasExpiredInvitation(known, now) || isUnconfirmed(known))) return 'unknown';
  const person = known
    ? await withAcceptedInvitation(tx, now, known, { name, origin })
    : await createSubscriber(tx, now, companyForNewAccount(singleSignOn, email), {
        email,
        name,
        origin,
        providerId,
      });
  if (!person) return 'unknown';
  await tx.insert('identities', {
    id,
    user_id: person.id,
    provider: providerId,
    linked_at: at,
    last_used_at: at,
  });
  await recordEvent(tx, { id: person.id, client: origin }, now, {
    kind: 'identity_linked',
    ...aboutPerson(person),
    after: { provider: providerId },
  });
  return person;
}

/**
 * The address in its normal form; null if the provider does not confirm it, or if it differs from that form in more than
 * the case of letters: it could be another mailbox there than the one here.
 */
function verifiedEmail({ email, isEmailVerified }: ExternalIdentity): string | null {
  const isPlain = email !== null && isEmailAddress(email) && email === email.trim();
  return isPlain && isEmailVerified ? normalEmail(email) : null;
}

/** Whether the invitation has expired before the person accepted it. Its link does not work any more, either. */
const hasExpiredInvitation = ({ activated, invitation_expires }: UserRow, now: Date) =>
  !activated && invitation_expires !== null && Date.parse(invitation_expires) <= now.getTime();

/** Whether somebody set the address without proving that it is theirs: its owner would get an account of that person. */
const isUnconfirmed = ({ activated, email_unconfirmed }: UserRow) =>
  activated && email_unconfirmed === true;

/** Accepts the open invitation of a person, if they have one, and revokes its links. */
async function withAcceptedInvitation(
  tx: WriteTransaction,
  now: Date,
  user: UserRow,
  { name, origin }: { name: string | null; origin: SignInOrigin },
): Promise<UserRow> {
  if (user.activated) return user;
  const changes = { name: name ?? user.name, activated: true, invitation_expires: null };
  await tx.update('users', user.id, changes);
  await tx.remove('tokens', { user_id: user.id });
  const person = { ...user, ...changes };
  const event = { kind: 'invitation_accepted', ...aboutPerson(person) } as const;
  await recordEvent(tx, { id: user.id, client: origin }, now, event);
  return person;
}

interface NewAccount {
  email: string;
  name: string | null;
  origin: SignInOrigin;
  providerId: string;
}

/** Creates a subscriber of the company; returns undefined if there is no company or it is deleted. */
async function createSubscriber(
  tx: WriteTransaction,
  now: Date,
  companyId: string | null,
  { email, name, origin, providerId }: NewAccount,
): Promise<UserRow | undefined> {
  const company = companyId === null ? undefined : await tx.getForUpdate('companies', companyId);
  if (!company?.activated) return undefined;
  const user: UserRow = {
    id: randomUUID(),
    name: name ?? email.split('@')[0] ?? email,
    email,
    picture_url: null,
    role: 'subscriber',
    company_role: 'subscriber',
    workspace_role: 'subscriber',
    company_id: company.id,
    activated: true,
    invitation_expires: null,
    created_at: now.toISOString(),
  };
  await tx.insert('users', user);
  const { role, company_role, workspace_role } = user;
  await recordEvent(tx, { id: user.id, client: origin }, now, {
    kind: 'account_created',
    ...aboutPerson(user),
    after: { email, role, company_role, workspace_role, provider: providerId },
  });
  return user;
}
