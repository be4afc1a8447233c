import type { ArticleText } from '../ArticleText';

/** The article about priorities and the plan. */
export const planArticle: ArticleText = {
  title: 'Plan',
  body: [
    'Priorities lists every scored action below its aim. The aim is 8, the lowest state that is graded High, unless you choose another one. Actions without a score can’t be ranked: assess them first.',
    { heading: 'Gain, effort and priority' },
    {
      list: [
        'Gain: by how much an average rises when the action reaches its aim. For the driver it is weight times (aim − state), divided by the sum of its weights; for the Global Average it is that divided by the number of drivers with an average. The gains of several actions add up exactly.',
        'Effort: 1 plus the mean of the levels of cost and difficulty, from 1 to 5. The difficulty factor replaces the level if it is set. “Assumed” means that an unset level counts as medium.',
        'Priority: gain divided by effort. It orders the list and has no unit.',
        'Cost: the company’s own estimate, and nothing else. The other costs of the form describe scopes that contain one another, so they are never added up. Sums say “at least” while an action is not costed.',
      ],
    },
    { heading: 'A worked example' },
    { computed: 'plan' },
    'Together they cost ${{planCost}}M and raise their driver from {{planBefore}} to {{planAfter}} ({{planDriverGain}}), and the Global Average by {{planGain}}. A budget of ${{planBudget}}M pays for action {{planBought}}: {{planBoughtGain}}.',
    { heading: 'Trying out a selection' },
    'Select actions to see the Global Average now and then at the top, with its target, the cost and the weeks of work. The bar at the bottom sums up the selection. It is kept on your device and changes nothing for others.',
    {
      list: [
        '“Fill to a budget” shows beside the list what a budget brings while you move it: the actions with the largest gain that it pays for. No other selection gains more.',
        '“Reach a target” begins with the saved target. It selects the actions that reach it with the smallest budget, or shows what all costed actions together achieve.',
        'The quadrant, on wide screens, shows the same actions by effort and gain, and names the ten with the highest priority.',
      ],
    },
    { heading: 'From a selection to a plan' },
    '“Add to plan” opens the selected actions with an owner and a due date each; “Apply to all” fills in all of them. The plan is grouped by what is overdue, due this month, and later; owners and due dates are changed in its rows. Its gain of the Global Average is counted from the state at which the action was planned, with today’s weights; “so far” is what the action has added to the Global Average since then. After an action is done, update its score: only then does its average rise.',
    { heading: 'What an action brings' },
    'State the benefit of a planned action in its dialog: revenue or margin a year at full effect, or cash that comes once, and from which day it has its full effect. Amounts are in millions of the company’s currency, which administrators choose in Edit details on My Companies; changing it converts nothing.',
    {
      list: [
        'Up to: benefits of several actions may overlap, so a sum is an upper bound. What comes every year and what comes once are never added.',
        'Claimed and confirmed: a benefit is a claim until a company administrator other than its owner and whoever entered it confirms it. A changed amount, kind or day is a claim again.',
        'Payback: 12 times the cost, divided by the benefit a year, in months.',
        'Value shows what is planned, claimed and confirmed by the quarter of the full effect.',
      ],
    },
    { heading: 'Scenarios' },
    'Keep as scenario keeps the selected actions, with the open plan items if you want, under a name. Compare shows two to four scenarios beside doing nothing, which goes on at the pace of the last weeks. All figures follow from the answers as they are now.',
    {
      list: [
        'Differences lists the actions that only one of them has, and those with another aim, with their gains and costs.',
        'Load adds up the weeks of work by owner and quarter of the due date, and marks more than 13 weeks of one person.',
        'Plan this makes a scenario the plan, after a preview: open items of its actions are changed, the others are added, and other planned actions stay.',
      ],
    },
    { heading: 'Targets' },
    'A target is an average to be reached by a certain day. Company administrators set it in the menu of a rating card on Company overview, with up to four milestones. A change ends the current target and begins a new one from that day’s average; the dialog lists the former ones.',
    {
      list: [
        'Expected: on straight lines from the start through the milestones to the target, by days.',
        'Status: reached if the average is at least the target, missed after the due date, on course if it is at most 0.1 below the expected average, and behind otherwise.',
        'At this pace: the median of the slopes between all of the last twelve weeks, from six weeks after the first recorded average on. A week without a save has the average of the week before. “Not at this pace” means that the average does not rise, or that it would take more than five years.',
        'With the plan: the average if all open plan items reach their aims, and the latest due date of those that raise it.',
      ],
    },
    'For example, an average of {{targetStart}} is to rise to {{targetValue}} within {{targetDays}} days. After {{targetPassed}} days {{targetExpected}} is expected. An average of {{targetAverage}} is behind by {{targetBehind}}. With the averages {{targetWeekAverages}} every four weeks, the pace is {{targetSlope}} a week, so the remaining {{targetRest}} take {{targetWeeks}} weeks.',
  ],
};
