import { can, type Person } from '@contract/permissions/permissions';
import { IMPACT_AREA_NAMES } from '@contract/impactAreas';
import type { UserRow } from '@server/store/tables';
import { forbidden } from '../errors';
import { groupedBy } from '../queries/groupedBy';
import type { Reader } from '../queries/reader';
import { personOf } from '../queries/users';

interface Candidate {
  user_id: string;
  name: string;
  /** The areas '1' to '7' of which the person saved more answers than anybody else who can be asked. */
  areas: string[];
}

/** Whom a round can ask in a company, by name: those who may save its answers. For those who may run rounds there. */
export async function listCandidates(reader: Reader, companyId: string): Promise<Candidate[]> {
  const { workspace_id } = await reader.company(companyId);
  const resource = { company_id: companyId, workspace_id };
  const acting = await reader.personWithReach();
  if (!can(acting, 'runRound', resource)) throw forbidden();
  const people = (await possiblePeople(reader, companyId, workspace_id)).filter(
    ({ user, person }) =>
      can(person, 'saveAnswer', resource) &&
      can(acting, 'seePerson', { ...user, workspace_id: person.workspace_id }),
  );
  const areasOf = await answeredAreas(
    reader,
    companyId,
    new Set(people.map(({ user }) => user.id)),
  );
  return people
    .map(({ user: { id, name } }) => ({ user_id: id, name, areas: areasOf.get(id) ?? [] }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** The people of the company, the administrators of its workspace, and global administrators. */
async function possiblePeople(
  { tx }: Reader,
  companyId: string,
  workspaceId: string | null,
): Promise<{ user: UserRow; person: Person }[]> {
  const siblings =
    workspaceId === null ? [] : await tx.find('companies', { workspace_id: workspaceId });
  const found = [
    ...(await tx.find('users', { company_id: companyId, activated: true })),
    ...(await tx.find('users', { role: 'administrator', activated: true })),
    ...(await tx.find('users', {
      company_id: siblings.map(({ id }) => id),
      workspace_role: 'administrator',
      activated: true,
    })),
  ];
  const users = [...new Map(found.map((user) => [user.id, user])).values()];
  const companyIds = [...new Set(users.flatMap(({ company_id }) => company_id ?? []))];
  const companies = await tx.find('companies', { id: companyIds });
  const workspaceIds = [...new Set(companies.flatMap(({ workspace_id }) => workspace_id ?? []))];
  const workspaces = await tx.find('workspaces', { id: workspaceIds });
  return users.map((user) => {
    const company = companies.find(({ id }) => id === user.company_id);
    const workspace = workspaces.find(({ id }) => id === company?.workspace_id);
    return { user, person: personOf(user, { company, workspace }) };
  });
}

/** The areas by the person who saved the most of their answers last. */
async function answeredAreas(
  reader: Reader,
  companyId: string,
  candidates: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string[]>> {
  const model = await reader.model();
  const answers = [...(await reader.answers(companyId)).values()].filter(({ answered_by }) =>
    candidates.has(answered_by),
  );
  const ofArea = groupedBy(answers, ({ activity_id }) => model.activity(activity_id)?.impact_area);
  const areas = new Map<string, string[]>();
  for (const index of IMPACT_AREA_NAMES.keys()) {
    const byPerson = groupedBy(ofArea.get(index + 1) ?? [], ({ answered_by }) => answered_by);
    const [most] = [...byPerson].sort(([, a], [, b]) => b.length - a.length);
    if (most) areas.set(most[0], [...(areas.get(most[0]) ?? []), String(index + 1)]);
  }
  return areas;
}
