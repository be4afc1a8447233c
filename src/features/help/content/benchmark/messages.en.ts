import type { ArticleText } from '../ArticleText';

/** The article about the comparison with peers. */
export const benchmarkArticle: ArticleText = {
  title: 'Comparison with peers',
  body: [
    'Company overview compares each rating with that of other companies: those of the same workspace, or all, as the operator of the product decides. A company counts as a peer if at least half of the driver’s actions were scored.',
    {
      list: [
        'The figures are from the last complete week, so a save has no effect until next Monday.',
        'With fewer than five peers nothing is shown. Otherwise you see the median, rounded to a tenth, and how many peers the company is above; with eight peers or more also the range of the middle half, and with twenty or more a percentage. The tick on the bar of a rating card, and on the ring of a driver’s tab, is the median; the shaded part of the bar is the middle half.',
        'A company that joined its workspace this week is compared there from next Monday. A deleted company no longer counts.',
        'Lowest, highest and single values are never shown.',
      ],
    },
    'Example: a company with 6.0 and peers with 2.6, 4.5, 5.3, 5.9, 7.1 and 7.5 is above 4 of 6; the median is 5.6.',
    'Someone who knows all values but one from other sources can narrow down the last one. Keep that in mind when few companies are compared.',
  ],
};
