import type { RequestKind } from '@contract/inbox/subjects';
import { can } from '@contract/permissions/permissions';
import { knownActivity } from '../figures/model';
import { OPEN_STATUSES } from '../plan/listPlan';
import type { RoundPersonRow } from '@server/store/tables';
import { namesOf } from '../movement/people';
import type { Reader } from '../queries/reader';
import { toRequests } from '../requests/listRequests';
import { refuseTokens } from './listNotices';

/** Something that waits for the person; the type Task in schema.graphql explains the fields. */
export interface TaskDto {
  id: string;
  kind: RequestKind | 'plan_item' | 'round';
  company_id: string;
  company_name: string;
  activity_id: string | null;
  activity_name: string | null;
  impact_area: string | null;
  round_id: string | null;
  round_name: string | null;
  text: string | null;
  asked_by_name: string | null;
  due_on: string | null;
}

/**
 * The open requests to the person, their open plan items and their parts of open rounds that they have not handed in, in
 * companies where they may save. FORBIDDEN for tokens.
 */
export async function listTasks(reader: Reader): Promise<TaskDto[]> {
  refuseTokens(reader);
  const { tx, person } = reader;
  const open = { asked_of: person.id, done_at: null, cancelled_at: null };
  const requests = await tx.find('requests', open);
  const items = await tx.find('plan_items', { owner_id: person.id, status: OPEN_STATUSES });
  const waiting = { user_id: person.id, is_open: true, handed_in_at: null };
  const parts = await tx.find('round_people', waiting);
  const names = await companiesToSave(reader, [...requests, ...items, ...parts]);
  const dtos = await toRequests(reader, requests);
  const model = await reader.model();

  const asked = requests.flatMap(({ company_id }, index): TaskDto[] => {
    const [company_name, dto] = [names.get(company_id), dtos[index]];
    if (company_name === undefined || !dto) return [];
    const { id, kind, activity_id, activity_name, impact_area, text, asked_by_name, due_on } = dto;
    const action = { ...NO_SUBJECT, activity_id, activity_name, impact_area };
    return [{ id, kind, company_id, company_name, ...action, text, asked_by_name, due_on }];
  });
  const planned = items.flatMap(({ id, company_id, activity_id, note, due_on }): TaskDto[] => {
    const company_name = names.get(company_id);
    if (company_name === undefined) return [];
    const { name: activity_name, impact_area } = knownActivity(model, activity_id);
    const area = String(impact_area);
    const action = { ...NO_SUBJECT, activity_id, activity_name, impact_area: area };
    const task = { id, kind: 'plan_item', company_id, company_name, ...action } as const;
    return [{ ...task, text: note || null, asked_by_name: null, due_on }];
  });
  const rounds = await roundTasks(reader, parts, names);
  return [...asked, ...planned, ...rounds].sort(compareDueDays);
}

const NO_SUBJECT = {
  activity_id: null,
  activity_name: null,
  impact_area: null,
  round_id: null,
  round_name: null,
};

/** `names`: the names of the companies in which the person may save. */
async function roundTasks(
  { tx }: Reader,
  parts: readonly RoundPersonRow[],
  names: ReadonlyMap<string, string>,
): Promise<TaskDto[]> {
  const rows = await tx.find('rounds', { id: parts.map(({ round_id }) => round_id) });
  const rounds = new Map(rows.map((round) => [round.id, round]));
  const people = await namesOf(
    tx,
    rows.map(({ created_by }) => created_by),
  );
  return parts.flatMap(({ id, round_id, company_id }): TaskDto[] => {
    const [company_name, round] = [names.get(company_id), rounds.get(round_id)];
    if (company_name === undefined || !round) return [];
    const { name: round_name, due_on } = round;
    const asked_by_name = people.get(round.created_by) ?? null;
    const task = { id, kind: 'round', company_id, company_name, ...NO_SUBJECT } as const;
    return [{ ...task, round_id, round_name, text: null, asked_by_name, due_on }];
  });
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
