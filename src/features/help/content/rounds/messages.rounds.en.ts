import type { ArticleText } from '../ArticleText';

/** The article about rounds, opinions and decisions. */
export const roundsArticle: ArticleText = {
  title: 'Rounds and opinions',
  body: [
    'In a round, several people score the same actions alone, by a due day. Where they agree and where they differ is shown once the round is closed. Opinions never enter an average; a decision does.',
    { heading: 'Give your opinions' },
    {
      list: [
        'The email and the dashboard lead to My part: one action at a time, with the meanings of the states.',
        'Keys: 1 to 9, 0 for 10, and Enter for the next action. “Not sure” and “Not applicable” are opinions too.',
        'Without a connection your opinions are kept on this device, like answers, and sent later.',
        'Hand in when you are done. You can take your part back until the round is closed. Opinions after the due day are marked as late.',
      ],
    },
    { heading: 'Who sees what' },
    'Until the round is closed nobody sees the opinions of others, not even the organiser, who sees who has handed in. With hidden names, the link between people and opinions is removed at closing; an action then shows from five opinions, and a party from five of its own. The organiser cannot switch names once someone has answered.',
    { heading: 'Ask for opinions' },
    'Company administrators start a round under Impact areas, Opinions: companies of the workspace, people with their parties and areas, and the due day. The areas that a person answered most are proposed. Only people who may save answers can be asked. A person receives at most two emails about a round: one when it opens, and one reminder.',
    { heading: 'Read the result' },
    {
      list: [
        'Difference: the mean distance between two opinions. Two camps: a gap of 3 or more, with at least two opinions on either side. To discuss: a difference of 2 or more, or two camps. Agreed: all within one state.',
        'Moves the score by: how much the Global Average depends on the action: its weight times (highest − lowest), divided by the weights of its driver and the number of drivers. The list is sorted by it.',
        'The score lies between: the Global Average if every action had its lowest, or its highest, opinion. An action without opinions counts with its answer. What the actions move adds up exactly to this range.',
        'Between parties: the weighted mean of their differences, over the actions that both scored, from five actions.',
        'Proposal: the lower of the two middle opinions. Nothing is applied without a press.',
      ],
    },
    { heading: 'A worked example' },
    { computed: 'round' },
    'With the other driver at 7, which has no opinions, the score lies between {{roundLow}} and {{roundHigh}}: {{roundSwings}} = {{roundRange}}.',
    { heading: 'Decide' },
    'Decide makes a state the answer, with the round in its history. “Take the agreed opinions” first shows the averages before and after. A disagreement that nobody has decided about for two weeks appears under Data health.',
  ],
};
