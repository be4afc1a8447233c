import { can } from '@contract/permissions/permissions';
import type { UserRow } from '@server/store/tables';
import type { NoticeSubject } from '../notices/notify';
import { badFields } from '../errors';
import type { Reader } from '../queries/reader';
import { toPerson } from '../queries/users';
import { mayReadComments } from './subject';

/**
 * The ids of the mentioned people, each once. BAD_USER_INPUT if one of them may not read the comments on the subject; it
 * names those whom the author may see.
 */
export async function checkMentions(
  { tx, person, company }: Reader,
  { company_id, subject_kind }: Pick<NoticeSubject, 'company_id' | 'subject_kind'>,
  ids: readonly string[],
): Promise<string[]> {
  const mentioned = [...new Set(ids)];
  if (mentioned.length === 0) return [];
  const { name, workspace_id } = await company(company_id);
  const users = new Map((await tx.find('users', { id: mentioned })).map((user) => [user.id, user]));
  const mayRead = async (user: UserRow) =>
    user.activated &&
    mayReadComments(await toPerson(tx, user), subject_kind, { company_id, workspace_id });

  const without: string[] = [];
  for (const id of mentioned) {
    const user = users.get(id);
    if (user && (await mayRead(user))) continue;
    const isKnown = user && can(person, 'seePerson', await toPerson(tx, user));
    without.push(isKnown ? user.name : 'One of the mentioned people');
  }
  if (without.length > 0) {
    const [first, ...others] = [...new Set(without)];
    const who =
      others.length > 0 ? `${others.join(', ')} and ${first ?? ''} have` : `${first ?? ''} has`;
    const what = subject_kind === 'round' ? `the comments on a round of ${name}` : name;
    throw badFields({ mentions: `${who} no access to ${what}.` });
  }
  return mentioned;
}
