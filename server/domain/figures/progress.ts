import { IMPACT_AREA_NAMES } from '@contract/impactAreas';
import {
  activityStatus,
  currentActivity,
  progressOf,
  type Progress,
} from '@contract/scoring/progress';
import type { ActivityRow, AnswerRow } from '@server/store/tables';
import { activitiesOfArea, activityOf } from './model';
import type { Reader } from '@server/domain/queries/reader';

const withStatus = (activities: readonly ActivityRow[], answers: ReadonlyMap<string, AnswerRow>) =>
  activities.map(({ id, name }) => {
    const answer = answers.get(id);
    const not_applicable = answer?.not_applicable ?? false;
    return { id, name, status: activityStatus(answer), not_applicable };
  });

/** The seven areas with their progress. `current` is computed only if a query selects it. */
export async function listImpactAreas(reader: Reader, companyId: string) {
  const answers = await reader.answers(companyId);
  const model = await reader.model();
  return IMPACT_AREA_NAMES.map((_, index) => {
    const name = String(index + 1);
    const activities = withStatus(activitiesOfArea(model, name), answers);
    return {
      name,
      ...progressOf(activities.map(({ status }) => status)),
      current: () => currentActivity(activities)?.id ?? null,
      current_name: () => currentActivity(activities)?.name ?? null,
    };
  });
}

/** Selects an area, or the area of an activity. If both are null, all activities are selected. */
interface ProgressScope {
  impactArea: string | null;
  activityId: string | null;
}

export async function percentageCompleted(
  reader: Reader,
  companyId: string,
  { impactArea, activityId }: ProgressScope,
): Promise<Progress> {
  const answers = await reader.answers(companyId);
  const model = await reader.model();
  const area = impactArea ?? (activityId && String(activityOf(model, activityId).impact_area));
  const activities = area ? activitiesOfArea(model, area) : model.activities;
  return progressOf(withStatus(activities, answers).map(({ status }) => status));
}

/** An area's activities in dotted-number order, with their status. */
export async function listAreaActivities(reader: Reader, companyId: string, area: string) {
  const answers = await reader.answers(companyId);
  return withStatus(activitiesOfArea(await reader.model(), area), answers);
}
