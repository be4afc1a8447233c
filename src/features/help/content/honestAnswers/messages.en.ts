import type { ArticleText } from '../ArticleText';

/** The article about answers that are not applicable, about confidence and freshness, and about data health. */
export const honestAnswersArticle: ArticleText = {
  title: 'Honest answers and data health',
  body: [
    { heading: 'Not applicable' },
    'An action that does not concern the company is marked with “Not applicable here” in its form, together with a reason. It then has no score and no weight, and its status is done. Its values are kept and come back when the mark is removed.',
    'Example: a driver has {{honestTotal}} actions. {{honestMarked}} of them are not applicable, and {{honestScored}} are scored and complete. Then {{honestScored}} of {{honestApplicable}} applicable actions are scored, which is {{honestCoverage}}% and not {{honestCoverageOfAll}}%. The progress is {{honestAnswered}} of {{honestTotal}}, because marked actions are done.',
    { heading: 'Confidence' },
    {
      list: [
        'Each answer may have a confidence: estimate, discussed or evidenced. It never changes a score, a weight or a status.',
        'The evidenced share is the weight of the scored actions with the confidence “evidenced”, divided by the weight of all scored actions.',
      ],
    },
    { heading: 'Freshness' },
    'A score is fresh if its answer was saved or confirmed within the last {{staleDays}} days. From {{dueSoonDays}} days before, it is listed as “due soon”. If the answer is still true, “Still true” confirms it with one click, without changing any value. The operator of the server can change the number of days with the setting STALE_DAYS.',
    { heading: 'Data health' },
    'The tab “Data health” of the impact areas lists what should be checked, the most important first. Contradictions come before the other items. An item disappears as soon as its cause is gone.',
    {
      caption: 'The rules of data health',
      columns: ['Rule', 'When it is listed', 'How to clear it'],
      rows: [
        [
          'Missing score',
          'The relevance or criticality is high or very high, and there is no score.',
          'Choose the state, or mark the action as not applicable.',
        ],
        [
          'Partly filled in',
          'The action has been in progress for more than 30 days.',
          'Fill in state, relevance, criticality, cost and difficulty.',
        ],
        [
          'Stale',
          'The score is not fresh.',
          'Press “Still true”, or save the answer with its current values.',
        ],
        [
          'Conflicting difficulty',
          'Difficulty factor and level of difficulty differ by two levels or more.',
          'Correct one of them.',
        ],
        [
          'Conflicting costs',
          'A cost is above that of a wider scope: thread, process, sub-driver, driver.',
          'Correct one of the costs.',
        ],
        [
          'Large jump',
          'The state changed by 4 or more in one save.',
          'Press “Still true”, comment, add evidence, or correct the state.',
        ],
        [
          'Identical states',
          'One person saved at least 10 actions of an area within 15 minutes, and at least 80% have the same state.',
          'Check the actions, and confirm or correct each.',
        ],
        [
          'Not evidenced',
          'The state is 8 or more, the weight 4 or more, and no evidence is shown; a score from before evidence could be added is also listed only if its confidence is not “evidenced”.',
          'Add evidence, or correct the state.',
        ],
        [
          'Evidence expired',
          'The action is scored, some of its evidence is no longer valid, and none is shown.',
          'Add valid evidence.',
        ],
        [
          'Not applicable',
          'The mark is more than 365 days old, or more than 20% of an area is marked.',
          'Confirm that the mark is still true, or remove it.',
        ],
        [
          'Plan not met',
          'A plan item was done at least 14 days ago, and the state is below its aim.',
          'Score the action again, or press “Still true”.',
        ],
        [
          'No owner',
          'An open plan item has no owner who may save answers.',
          'Choose an owner in the plan.',
        ],
      ],
    },
  ],
};
