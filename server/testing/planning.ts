import type { PlanConflict, PlanItemDto } from '@contract/priorities/planPayloads';
import type { ErrorBody } from '@contract/rest';
import type { TestClient, Reply } from './client';

const FIELDS =
  'id activity_id activity_name impact_area driver aim status owner_id owner_name starts_on due_on note state ' +
  'baseline_state cost_m time_w gain planned_gain realised not_applicable retired created_at done_at revision ' +
  'benefit_m benefit_kind full_on benefit_real_m confirmed_by confirmed_by_name confirmed_on payback_months comment_count';

/** Plans acorn's activity ten, or changes an item. */
export const postPlanItem = (client: TestClient, fields: Record<string, unknown>): Promise<Reply> =>
  client.post('/plan/save', { company_id: 'acorn', activity_id: 'ten', ...fields });

export const itemIn = ({ json }: Reply) => (json as { data: PlanItemDto }).data;
export const itemsIn = ({ json }: Reply) => (json as { data: PlanItemDto[] }).data;
/** The items of a refusal with 409. */
export const conflictIn = ({ json }: Reply) => ((json as ErrorBody).data as PlanConflict).items;

/** Acorn's plan; the code of the refusal if there is one. */
export async function listedPlan(client: TestClient): Promise<PlanItemDto[] | string | undefined> {
  const { data, errors } = await client.query(`{plan(company_id:"acorn"){${FIELDS}}}`);
  return errors?.[0]?.extensions.code ?? (data?.['plan'] as PlanItemDto[] | undefined);
}
