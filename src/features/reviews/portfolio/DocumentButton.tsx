import { languageFor } from '@contract/language';
import { useRef, useState } from 'react';
import { fileName } from '@/shared/download/Report';
import { saveFile } from '@/shared/download/saveFile';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { paths } from '@/shared/routing/paths';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { contentFile } from '../page/makePdf';
import type { Review, ReviewPage } from '../Review';
import { reviewsApi } from '../reviewsApi';
import { paperLogo } from '../paper/logo';
import { totalIn, type DocumentPage } from './documentTask';
import { makeDocument } from './makeDocument';
import styles from './DocumentButton.module.css';

interface Props {
  companies: readonly { id: string; name: string; logo: string | null }[];
}

/** Requests that are pending at the same time. */
const AT_ONCE = 4;

/** Makes one PDF of the latest reviews of companies, with progress and a way to stop. */
export function DocumentButton({ companies }: Props) {
  const { t, language } = useTranslation('reviews');
  const notify = useNotify();
  const dispatch = useAppDispatch();
  const running = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);

  async function run(signal: AbortSignal) {
    // Half of the progress is loading, half is drawing.
    const total = 2 * companies.length;
    let done = 0;
    const step = () => setProgress({ done: ++done, total });
    const latest = await inParallel(companies, async ({ id, logo }) => {
      signal.throwIfAborted();
      const { getReviews, getReview } = reviewsApi.endpoints;
      const all = await dispatch(getReviews.initiate(id, { subscribe: false })).unwrap();
      const review = all.find((one: Review) => one.withdrawnAt === null);
      const page = review
        ? await dispatch(getReview.initiate(review.id, { subscribe: false })).unwrap()
        : null;
      const drawn = page && (await toDocumentPage(page, logo));
      step();
      return drawn && { name: page.review.name, page: drawn };
    });
    const pages = latest.flatMap((one) => (one ? [one.page] : []));
    if (pages.length === 0) {
      notify.failure(t('portfolio.nothing'));
      return;
    }
    const file = await makeDocument({
      list: {
        title: t('title'),
        headers: {
          company: t('portfolio.company'),
          review: t('portfolio.review'),
          average: t('list.average'),
        },
        rows: companies.map(({ name }, index) => ({
          company: name,
          review: latest[index]?.name ?? t('portfolio.noReview'),
          average: latest[index] ? totalIn(latest[index].page.content) : null,
        })),
      },
      language: languageFor([language]),
      pages,
      onDrawn: step,
      signal,
    });
    saveFile(
      file,
      fileName({ title: t('title'), company: t('portfolio.title'), date: new Date() }, 'pdf'),
    );
  }

  const start = () => {
    const controller = new AbortController();
    running.current = controller;
    setProgress({ done: 0, total: 2 * companies.length });
    run(controller.signal)
      .catch(() => {
        if (!controller.signal.aborted) notify.failure(t('portfolio.failed'));
      })
      .finally(() => {
        if (running.current === controller) setProgress(null);
      });
  };
  const cancel = () => {
    running.current?.abort();
    setProgress(null);
  };

  if (progress === null) {
    return <PlainButton onClick={start}>{t('portfolio.action')}</PlainButton>;
  }
  const { done, total } = progress;
  return (
    <div className={styles.progress} role="status">
      <progress max={total} value={done} aria-label={t('portfolio.title')} />
      <span>{t('portfolio.progress', { done, total })}</span>
      <PlainButton size="small" onClick={cancel}>
        {t('portfolio.cancel')}
      </PlainButton>
    </div>
  );
}

const toDocumentPage = async (page: ReviewPage, logo: string | null): Promise<DocumentPage> => ({
  content: page.content,
  beside: page.beside,
  attached: page.review.digest === null ? null : { name: contentFile(page), text: page.text },
  address: new URL(paths.review(page.review.id), window.location.origin).href,
  logo: logo === null ? null : await paperLogo(logo),
});

/** The results of some tasks at once, in the order of the items. */
async function inParallel<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...items.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, item] = next;
      results[index] = await task(item);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}
