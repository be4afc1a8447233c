import { reportBlocks } from '@contract/report/blocks';
import type { Language } from '@contract/language';
import { fileName } from '@/shared/download/Report';
import { saveFile } from '@/shared/download/saveFile';
import type { ReviewPage } from '../Review';

/** The name under which the content of a review is attached to its PDF. */
export const contentFile = ({ review }: ReviewPage): string =>
  `${review.name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')}.json`;

/** Makes the PDF of a review and saves it. `linkOf`: the absolute address of the proof of a figure; `logo`: its address. */
export async function savePdf(
  page: ReviewPage,
  language: Language,
  linkOf: (figure: string) => string,
  logo: string | null,
): Promise<void> {
  const { ReviewPdf, paperLogo } = await import(
    /* webpackChunkName: "reviewPdf" */ '../paper/reviewPdf'
  );
  const { review, content, text, beside } = page;
  const pdf = new ReviewPdf(`${review.name} – ${content.names.company}`);
  pdf.add({
    blocks: reportBlocks(content, beside, language),
    linkOf,
    logo: logo === null ? null : await paperLogo(logo),
    content: review.digest === null ? null : { name: contentFile(page), text },
  });
  const about = { title: review.name, company: content.names.company };
  saveFile(pdf.blob(), fileName({ ...about, date: new Date(review.asOf) }, 'pdf'));
}
