import type { RequestKind } from '@contract/inbox/subjects';
import { can } from '@contract/permissions/permissions';
import { activityOf } from '../figures/model';
import { OPEN_STATUSES } from '../plan/listPlan';
import type { Reader } from '../queries/reader';
import { toRequests } from '../requests/listRequests';
import { refuseTokens } from './listNotices';

/** Something that waits for the person; the type Task in schema.graphql explains the fields. */
export interface TaskDto {
  id: string;
  kind: RequestKind | 'plan_item';
  company_id: string;
  company_name: string;
  activity_id: string;
  activity_name: string;
  impact_area: string;
  text: string | null;
  asked_by_name: string | null;
  due_on: string | null;
}

/** The open requests to the person and their open plan items, in companies where they may save. FORBIDDEN for tokens. */
export async function listTasks(reader: Reader): Promise<TaskDto[]> {
  refuseTokens(reader);
  const { tx, person } = reader;
  const open = { asked_of: person.id, done_at: null, cancelled_at: null };
  const requests = await tx.find('requests', open);
  const items = await tx.find('plan_items', { owner_id: person.id, status: OPEN_STATUSES });
  const names = await companiesToSave(reader, [...requests, ...items]);
  const dtos = await toRequests(reader, requests);
  const model = await reader.model();

  const asked = requests.flatMap(({ company_id }, index): TaskDto[] => {
    const [company_name, dto] = [names.get(company_id), dtos[index]];
    if (company_name === undefined || !dto) return [];
    const { id, kind, activity_id, activity_name, impact_area, text, asked_by_name, due_on } = dto;
    const action = { activity_id, activity_name, impact_area };
    return [{ id, kind, company_id, company_name, ...action, text, asked_by_name, due_on }];
  });
  const planned = items.flatMap(({ id, company_id, activity_id, note, due_on }): TaskDto[] => {
    const company_name = names.get(company_id);
    if (company_name === undefined) return [];
    const { name: activity_name, impact_area } = activityOf(model, activity_id);
    const action = { activity_id, activity_name, impact_area: String(impact_area) };
    const task = { id, kind: 'plan_item', company_id, company_name, ...action } as const;
    return [{ ...task, text: note || null, asked_by_name: null, due_on }];
  });
  return [...asked, ...planned].sort(compareDueDays);
}

/** Sorts after every day. */
const NO_DAY = '~';

function compareDueDays(a: TaskDto, b: TaskDto): number {
  const [one, other] = [a.due_on ?? NO_DAY, b.due_on ?? NO_DAY];
  return one < other ? -1 : Number(one > other);
}

/** The names of the activated companies of these rows where the person may save answers, by id. */
export async function companiesToSave(reader: Reader, rows: readonly { company_id: string }[]) {
  const ids = [...new Set(rows.map(({ company_id }) => company_id))];
  if (ids.length === 0) return new Map<string, string>();
  const person = await reader.personWithReach();
  const companies = await reader.tx.find('companies', { id: ids, activated: true });
  return new Map(
    companies
      .filter(({ id, workspace_id }) => can(person, 'saveAnswer', { company_id: id, workspace_id }))
      .map(({ id, name }) => [id, name]),
  );
}
