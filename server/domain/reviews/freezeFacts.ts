import { dayOf } from '@contract/days';
import { isShown } from '@contract/evidence/evidence';
import { HEALTH_RULES, type HealthRule } from '@contract/health/dataHealth';
import { rankPriorities } from '@contract/priorities/priorities';
import type {
  FrozenBenchmark,
  FrozenEvidence,
  FrozenHealth,
  FrozenPlanItem,
  FrozenRanges,
  FrozenTarget,
} from '@contract/reviews/reviewContent';
import type { EvidenceRow } from '@server/store/tables';
import { listBenchmark, type BenchmarkSettings } from '../benchmark/benchmark';
import type { PeerCache } from '../benchmark/peerCache';
import { activityOf } from '../figures/model';
import { dataHealth } from '../health/dataHealth';
import { OPEN_STATUSES } from '../plan/listPlan';
import type { Reader } from '../queries/reader';
import { resultOfRound } from '../rounds/companyOpinions';
import { listTargets } from '../targets/listTargets';
import { byActivity, byId } from './order';

/** What decides about figures beside the answers. */
export interface FigureSettings {
  benchmark: BenchmarkSettings & { cache: PeerCache };
  /** After how many days without a save or a confirmation a score is stale. */
  staleDays: number;
}

export async function freezeTargets(
  reader: Reader,
  companyId: string,
  now: Date,
): Promise<FrozenTarget[]> {
  const targets = await listTargets(reader, companyId, now);
  return targets
    .filter(({ ended_at }) => ended_at === null)
    .map(({ id, driver, start_on, start_average, value, due_on, milestones, ...figures }) => {
      const { average, expected, status } = figures;
      const target = { id, driver, start_on, start_average, value, due_on, milestones };
      return { ...target, average, expected, status };
    })
    .sort(byId);
}

/** The open plan items of a company, with what each adds to the averages. */
export async function freezePlan(reader: Reader, company_id: string): Promise<FrozenPlanItem[]> {
  const model = await reader.model();
  const answers = await reader.answers(company_id);
  const items = await reader.tx.find('plan_items', { company_id, status: OPEN_STATUSES });
  const aims = new Map(items.map(({ activity_id, aim }) => [activity_id, aim]));
  const actions = [...answers.values()].map((answer) => {
    const activity = activityOf(model, answer.activity_id);
    const { id, name } = activity;
    return { id, name, driver: model.driverOf(activity)?.name ?? '', answer };
  });
  const rising = new Map(
    rankPriorities(actions, (id) => aims.get(id) ?? 0).map((one) => [one.id, one]),
  );
  return items
    .map(({ activity_id, id, aim, status, owner_id, starts_on, due_on }) => {
      const answer = answers.get(activity_id);
      const priority = rising.get(activity_id);
      return {
        ...{ activity_id, id, aim, status, owner_id, starts_on, due_on },
        state: answer?.not_applicable ? null : (answer?.revenue_state ?? null),
        cost_m: answer?.est_cost_company_m ?? null,
        time_w: answer?.time_w ?? null,
        gain: priority?.gain ?? 0,
        driver_gain: priority?.driverGain ?? 0,
      };
    })
    .sort(byActivity);
}

export async function freezeBenchmark(
  reader: Reader,
  companyId: string,
  { benchmark }: FigureSettings,
  now: Date,
): Promise<FrozenBenchmark[]> {
  const rows = await listBenchmark(reader, companyId, benchmark, now);
  return rows.map(({ starts_on: _, ...row }) => row);
}

export async function freezeHealth(
  reader: Reader,
  companyId: string,
  { staleDays }: FigureSettings,
  now: Date,
): Promise<FrozenHealth> {
  const health = await dataHealth(reader, companyId, now, staleDays);
  const { scored, applicable, fresh, declared_share, shown_share, declared_only_share } = health;
  const countOf = (rule: HealthRule) => health.items.filter((item) => item.rule === rule).length;
  return {
    ...{ scored, applicable, fresh, stale_days: staleDays },
    ...{ declared_share, shown_share, declared_only_share },
    problems: HEALTH_RULES.map((rule) => ({ rule, count: countOf(rule) })).filter(
      ({ count }) => count > 0,
    ),
  };
}

/** All shown evidence, whoever may see it; of that for administrators only the action and the digest. */
export async function freezeEvidence(
  reader: Reader,
  company_id: string,
  now: Date,
): Promise<FrozenEvidence[]> {
  const answers = await reader.answers(company_id);
  const rows = await reader.tx.find('evidence', { company_id, removed_at: null });
  const today = dayOf(now);
  return rows
    .filter((row) => isShown(row, answers.get(row.activity_id)?.revenue_state ?? null, today))
    .sort(byActivity)
    .map(toFrozenEvidence);
}

function toFrozenEvidence(row: EvidenceRow): FrozenEvidence {
  const { activity_id, id, sha256, kind, name, url, audience } = row;
  const { evidence_on, valid_until, added_by, added_at } = row;
  if (audience === 'administrators') return { activity_id, sha256 };
  const said = { activity_id, id, sha256, kind, name, url, audience };
  return { ...said, evidence_on, valid_until, added_by, added_at };
}

/** The ranges of the latest closed round; null without one. */
export async function freezeRanges(
  reader: Reader,
  company_id: string,
): Promise<FrozenRanges | null> {
  const { tx } = reader;
  const places = await tx.find('round_companies', { company_id });
  const [last] = places
    .flatMap(({ round_id, closed_at }) => (closed_at === null ? [] : [{ round_id, closed_at }]))
    .sort((a, b) => (a.closed_at < b.closed_at ? 1 : -1));
  const round = last && (await tx.get('rounds', last.round_id));
  if (!round) return null;
  const answers = await reader.answers(company_id);
  const result = await resultOfRound(tx, round, await reader.model(), company_id, answers);
  const swings = [...result.actions].flatMap(([activity_id, { swing }]) =>
    swing === null ? [] : [{ activity_id, swing }],
  );
  return {
    ...{ round_id: round.id, name: round.name, closed_at: last.closed_at },
    drivers: result.drivers,
    swings: swings.sort(byActivity),
  };
}
