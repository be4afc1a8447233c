import { randomUUID } from 'node:crypto';
import { normalEmail } from '@contract/fields/email';
import type { UserDto } from '@contract/rest';
import type { Role } from '@contract/permissions/roles';
import type { Store, WriteTransaction } from '@server/store/Store';
import type { CompanyRow, UserRow } from '@server/store/tables';
import type { Clock } from '../clock';
import { badFields, badInput, emailTaken } from '../errors';
import { messagesFor } from '../mail/recipientMessages';
import { queueMail } from '../mail/outbox';
import { companyFor, personFor, type Actor, type Deferred } from '../manage/access';
import { toUserDto, workspaceOf } from '../queries/users';
import { aboutPerson, recordEvent } from '../events/recordEvent';
import { links } from './links';
import { issueToken } from './tokens';

interface Deps {
  store: Store;
  clock: Clock;
  site: string;
}

interface InvitedFields {
  email: string;
  company_role: Role;
  /** null, or the workspace of the company. */
  workspace_id: string | null;
}

/** Roles by their rights, fewest first. */
const RANK: readonly Role[] = ['subscriber', 'editor', 'administrator'];

/** Invites a person into a company; contract "REST calls". */
export function inviteUser(
  { store, clock, site }: Deps,
  actor: Actor,
  companyId: string,
  fields: Deferred<InvitedFields>,
) {
  return store.write(async (tx): Promise<UserDto> => {
    const { person, company } = await companyFor(tx, actor, 'createUser', companyId);
    const { email, company_role, workspace_id } = fields();
    if (!company.activated) throw badFields({ company_id: 'This company has been deleted.' });
    await refuseOtherWorkspace(tx, company, workspace_id);

    const address = normalEmail(email);
    const [known] = await tx.find('users', { email: address });
    if (known) throw emailTaken('user_email');

    const user: UserRow = {
      id: randomUUID(),
      // The person enters their name when they accept.
      name: address.split('@')[0] ?? address,
      email: address,
      picture_url: null,
      role: startingRole(company_role, person.role),
      company_role,
      workspace_role: startingRole(company_role, person.workspace_role),
      company_id: companyId,
      activated: false,
      invitation_expires: null,
      created_at: clock.now().toISOString(),
    };
    await tx.insert('users', user);
    const { role, workspace_role } = user;
    await recordEvent(tx, actor, clock.now(), {
      kind: 'person_invited',
      ...aboutPerson(user),
      after: { email: address, role, company_role, workspace_role },
    });
    await sendInvitation(
      tx,
      { clock, site },
      { user, company: company.name, inviterId: person.id },
    );
    return toUserDto(tx, user);
  });
}

/** Mails a new link to an invited person, which replaces the previous one. */
export function resendInvitation({ store, clock, site }: Deps, actor: Actor, userId: string) {
  return store.write(async (tx): Promise<UserDto> => {
    const { person, user } = await personFor(tx, actor, 'resendInvitation', userId);
    if (user.activated) throw badInput('This person has already accepted the invitation.');
    const company =
      user.company_id === null ? undefined : await tx.get('companies', user.company_id);
    if (company && !company.activated) throw badInput('This company has been deleted.');
    await recordEvent(tx, actor, clock.now(), { kind: 'invitation_resent', ...aboutPerson(user) });
    await sendInvitation(
      tx,
      { clock, site },
      { user, company: company?.name ?? 'Value Drivers', inviterId: person.id },
    );
    return toUserDto(tx, user);
  });
}

interface MailedInvitation {
  user: UserRow;
  /** The company's name. */
  company: string;
  inviterId: string;
}

async function sendInvitation(
  tx: WriteTransaction,
  { clock, site }: Pick<Deps, 'clock' | 'site'>,
  { user: { id, email, company_role }, company, inviterId }: MailedInvitation,
): Promise<void> {
  const now = clock.now();
  const { token, expires_at } = await issueToken(tx, 'invitation', id, now);
  await tx.update('users', id, { invitation_expires: expires_at });
  const link = links.onboarding(site, token);
  const inviter = await tx.get('users', inviterId);
  // The language of an invited person is unknown; it is probably the inviter's.
  const messages = await messagesFor(tx, inviterId);
  const mail = messages.invitation(email, {
    link,
    expires: expires_at,
    company,
    role: company_role,
    inviter: { name: inviter?.name ?? 'Value Drivers', email: inviter?.email ?? '' },
  });
  await queueMail(tx, mail, now);
}

/** BAD_USER_INPUT for a workspace that is not the company's. */
export async function refuseOtherWorkspace(
  tx: WriteTransaction,
  company: CompanyRow,
  workspaceId: string | null,
): Promise<void> {
  if (workspaceId !== null && workspaceId !== ((await workspaceOf(tx, company.id)) ?? '')) {
    throw badFields({ workspace_id: 'This is not the workspace of the company.' });
  }
}

/**
 * The initial global and workspace role: subscriber for a subscriber of the company, else editor, but
 * never a role with more rights than the inviting person has (`held`).
 */
function startingRole(companyRole: Role, held: Role): Role {
  const start = companyRole === 'subscriber' ? 'subscriber' : 'editor';
  return RANK.indexOf(held) < RANK.indexOf(start) ? held : start;
}
