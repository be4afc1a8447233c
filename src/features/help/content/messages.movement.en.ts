import type { ArticleText } from './ArticleText';

/** The article about why a score moved. */
export const movementArticle: ArticleText = {
  title: 'Why a score moved',
  body: [
    'A small ▲ or ▼ beside a rating shows by how much its average changed since four weeks ago. Changes below 0.05 are not shown, and “new” means that there was no average then. Select it to see what moved the average.',
    'Under “What moved it” on the Evolution page, choose a driver or the Global Average and two moments, or one of the periods until now: four weeks, a quarter, a year, or since the target was set. A week counts as it was at its end, Sunday at midnight UTC.',
    { heading: 'The parts of a change' },
    {
      list: [
        'Scores changed: actions that were scored higher or lower.',
        'Newly scored: actions that were scored for the first time. A score below the average lowers it, although nothing got worse.',
        'Weight changed: actions whose relevance or criticality was changed.',
        'Score removed: actions whose state was cleared, or that were marked as not applicable.',
        'Not explained: changes that were saved before every change was recorded. They are never spread over the other parts.',
      ],
    },
    'Parts that come to 0.00 are left out. Below, a bar shows what each sub-driver contributed; select one to list its actions alone.',
    'The list below shows each action with its contribution, the cause, and who changed it last. An action that did not change contributes nothing.',
    { heading: 'A worked example' },
    { computed: 'movement' },
    'The average of the driver was {{movementBefore}} and is {{movementAfter}} now. The contributions add up to the change: {{movementSum}} = {{movementChange}}.',
    'The contribution of an action is (weight after · (state after − k) − weight before · (state before − k)) ÷ D. Here k is the mean of both averages, and D is the mean of both sums of weights. A weight is 0 where the action has no score.',
    'Figures have two decimals and are rounded so that what is shown adds up. The Evolution page’s downloads contain the same figures.',
  ],
};
