import { answerValuesOf, EMPTY_ANSWER } from '@contract/answer';
import { activityNumber, activityTitle, driverTitle } from '@contract/fields/naming';
import { IMPACT_AREA_NAMES } from '@contract/impactAreas';
import type { ListedAction } from '@contract/workbook/makeTable';
import type { GetAssessmentQuery } from '@/shared/api/generated/operations';

/** All actions in dotted order, each with the stored answer of a company; names are as on the wire. */
export function toAssessment(reply: GetAssessmentQuery): ListedAction[] {
  const answers = new Map(
    reply.answers.map(({ activity_id, revision, ...fields }) => [
      activity_id,
      { values: answerValuesOf(fields), revision },
    ]),
  );
  const subDrivers = new Map(
    reply.subdriverActivitiesGrade.flatMap((subDriver) =>
      subDriver.activities.map(({ id }) => [id, subDriver] as const),
    ),
  );
  const { area1, area2, area3, area4, area5, area6, area7 } = reply;
  return [area1, area2, area3, area4, area5, area6, area7].flatMap((activities, index) =>
    activities.map(({ id, name }): ListedAction => {
      const answer = answers.get(id);
      return {
        id,
        number: activityNumber(name),
        title: activityTitle(name),
        driver: driverTitle(subDrivers.get(id)?.driver ?? ''),
        subDriver: subDrivers.get(id)?.name ?? '',
        impactArea: IMPACT_AREA_NAMES[index] ?? '',
        values: answer?.values ?? EMPTY_ANSWER,
        revision: answer?.revision ?? 0,
      };
    }),
  );
}
