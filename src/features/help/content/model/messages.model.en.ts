import type { ArticleText } from '../ArticleText';

/** The article about the model, profiles, and workbooks of other programs. */
export const modelArticle: ArticleText = {
  title: 'Model, profiles and other workbooks',
  body: [
    'The model is what all companies are scored on: four drivers, their sub-drivers, and the actions. Administrators change it under My Companies, Model.',
    { heading: 'Change the model' },
    {
      list: [
        'Download the model workbook, change it, and import it. Each action has a name, a description and five anchors in each language. Small changes are made with Edit actions.',
        'A blank id adds an action. Actions are retired, not removed, so that no answer is lost. If more than 40 % of the words of a text change, say under question whether it is the same question or a new one; a new one retires the action and adds another.',
        'An import is a draft. Problems are named with their sheet and row, and then nothing is imported.',
        'The preview shows which averages move, by company and action, with the same answers. It adds up exactly.',
        'Applying takes seconds, and saves go on meanwhile. Undo takes it back for 14 days, while no added action has an answer.',
      ],
    },
    { heading: 'Compare across a change' },
    'Evolution marks the step of a version. Like for like is the recorded value plus the later steps: what it would have been under the model in use. The change since four weeks ago, the pace of targets and the benchmark use it. In What moved it, the step is a line of its own.',
    { heading: 'Profiles' },
    'A profile is a set of actions that do not apply to companies of one kind, with one reason. Apply it to a company under My Companies, Profiles: you see the averages before and after first. Take it back in one press; marks that people made or changed themselves stay.',
    { heading: 'Import any Excel file' },
    {
      list: [
        'Choose any workbook under Impact areas, Import workbook. If it is not an assessment workbook, say which columns contain the questions and the answers. In files of surveys, each question is a column and each row a person.',
        'Say what each value means as a state from 1 to 10. Nothing is rescaled unasked.',
        'Give each question its action. Equal numbers are paired, and similar words are only proposed. For an action with several questions take the lowest state, the lower median, or choose one.',
        'Questions without an action are counted and left out. Then you see every change before anything is saved.',
        'Whoever takes reviews can make the answers a past review instead of the answers of today.',
        'Keep the mapping under a name: the next file of this form is imported in one press, also on a phone.',
      ],
    },
  ],
};
