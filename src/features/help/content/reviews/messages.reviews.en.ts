import type { ArticleText } from '../ArticleText';

/** The article about reviews, their proofs and their shares. */
export const reviewsArticle: ArticleText = {
  title: 'Reviews and proofs',
  body: [
    'A review keeps the figures of a moment on one page: averages with targets and peers, 52 weeks, what moved the average, what comes next, and how sure the assessment is. Once it is signed, it never changes, whatever happens to the live figures.',
    { heading: 'Take and sign' },
    {
      list: [
        'Evolution, Reviews: “Take review…” keeps the stored figures at that moment. Company administrators and administrators of the workspace with the reach to edit can do that.',
        '“Import past review…” makes a review of a past assessment in the form of the assessment workbook. It changes no answer and is no recorded week: the chart marks it with a hollow ring.',
        'Company administrators sign. A second person can sign as well; the second signature stands beside the signed content.',
        'A signed review is never changed or removed, only withdrawn, with a reason. The page stays and says so.',
      ],
    },
    { heading: 'Open a figure to its proof' },
    'Press a figure: the actions of which it is the sum, with their states, weights and shares, who changed them last, and the number of shown evidence. The shares with two decimals add up to the figure with two decimals. “Since then” is the same figure now, with a link to what moved it. Targets and peers have no parts; they lead to where they come from.',
    { heading: 'PDF, pictures and links' },
    {
      list: [
        'The PDF is the same page. Each figure is a link to its proof, and the signed content is attached.',
        '“Copy as picture” puts a part of the page on the clipboard for a slide.',
        '“Share…” creates a link for somebody without an account: the page alone, or with its proofs, for at most 90 days. It is shown once. It can be revoked, rests while the company is deleted or in another workspace, and counts how often it was opened. The operator can switch links off.',
      ],
    },
    { heading: 'What a proof code proves' },
    'The proof code is the beginning of the SHA-256 of the signed content. It proves that the content is the one that was signed. It does not prove that the figures are true, and whoever owns the database could rebuild the chain; so recipients keep the code. A code alone says nothing about a sheet of paper: “Verify a review” reads the content attached to a PDF, asks the server, and draws the page again beside the file.',
  ],
};
