import type { TargetDto } from '@contract/targets/targetPayloads';
import type { TestClient, Reply } from './client';

const FIELDS =
  'id driver start_on start_average value due_on milestones{on value} reason set_by set_at ended_at average ' +
  'expected status pace pace_date plan_average plan_date';

/** Sets a target of 9.5 for acorn's Global Average until the end of 2026. */
export const postTarget = (
  client: TestClient,
  fields: Record<string, unknown> = {},
): Promise<Reply> =>
  client.post('/target/save', {
    company_id: 'acorn',
    driver_name: 'Total',
    value: 9.5,
    due_on: '2026-12-31',
    ...fields,
  });

export const targetIn = ({ json }: Reply) => (json as { data: TargetDto }).data;

/** Acorn's targets; the code of the refusal if there is one. */
export async function listedTargets(client: TestClient): Promise<TargetDto[] | string | undefined> {
  const { data, errors } = await client.query(`{targets(company_id:"acorn"){${FIELDS}}}`);
  return errors?.[0]?.extensions.code ?? (data?.['targets'] as TargetDto[] | undefined);
}
