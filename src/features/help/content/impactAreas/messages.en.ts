import type { ArticleText } from '../ArticleText';

/** The article about the impact areas and the workbook of the assessment. */
export const impactAreasArticle: ArticleText = {
  title: 'Impact areas',
  body: [
    'The seven impact areas group the actions by the part of the company they concern. Each has a card with its progress in percent.',
    'The button on a card opens the area’s current action. It shows an arrow while nothing in the area is done, and a pencil after that. Subscribers see an eye.',
    'What counts as done, and which action is the current one, is explained in “How progress and status are calculated”.',
    { heading: 'Filling in the assessment in Excel' },
    {
      list: [
        'The menu at the top downloads the assessment as a workbook or as CSV. Everyone who sees the figures may download it; importing needs the right to edit.',
        'Fill in the white columns with Excel or LibreOffice and choose “Import workbook…”. Before anything is saved, you see each change, and the averages before and after.',
        'An empty cell changes nothing. A dash (-) clears the field. Choosing a level from the list keeps a stored value that already has this level.',
        'If others have changed the same field since the download, both values are shown with author and time. Theirs are kept unless you choose yours.',
        'Each error names its row, and nothing is imported while there are errors. You can download the workbook with a remark in each of these rows.',
        'A workbook of another company can be used as a template: all its filled cells then count as new.',
      ],
    },
  ],
};
