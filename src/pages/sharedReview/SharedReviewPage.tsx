import { languageFor } from '@contract/language';
import { reportBlocks } from '@contract/report/blocks';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { CompanyLogo } from '@/features/companies';
import {
  figureIn,
  FigurePanel,
  OpenFrame,
  PdfButton,
  ProofView,
  ReportView,
  useGetSharedProofQuery,
  useGetSharedQuery,
  type ReviewPage,
} from '@/features/reviews';
import { isNotFound } from '@/shared/api/errors/ApiError';
import { useQueryView } from '@/shared/api/useQueryView';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { paths } from '@/shared/routing/paths';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { LoadingCard } from '@/shared/ui/loading/LoadingCard';

/** A review that somebody without an account opens by a link. */
export function SharedReviewPage() {
  const { t } = useTranslation('reviews');
  const { token = '' } = useParams();
  const view = useQueryView(useGetSharedQuery(token));
  return (
    <OpenFrame title={view.state === 'ready' ? view.data.review.name : t('shared.title')}>
      {view.state === 'loading' && <LoadingCard />}
      {view.state === 'failed' &&
        (isNotFound(view.error) ? (
          <EmptyPanel title={t('shared.gone')}>{t('shared.goneDetail')}</EmptyPanel>
        ) : (
          <ErrorPanel error={view.error} onRetry={view.retry} />
        ))}
      {view.state === 'ready' && <Shown page={view.data} logo={view.data.logo} token={token} />}
    </OpenFrame>
  );
}

function Shown({ page, logo, token }: { page: ReviewPage; logo: string | null; token: string }) {
  const { language } = useTranslation('reviews');
  const [figure, setFigure] = useState<string | null>(null);
  const { content, beside } = page;
  const blocks = useMemo(
    () => reportBlocks(content, beside, languageFor([language])),
    [content, beside, language],
  );
  const shown = figure === null ? null : figureIn(blocks, figure);
  return (
    <>
      <div>
        <PdfButton page={page} linkOf={(one) => paths.review(page.review.id, one)} logo={logo} />
      </div>
      <FigurePanel
        name={figure === null ? null : (shown?.name ?? figure)}
        page={
          <ReportView
            blocks={blocks}
            logo={<CompanyLogo logo={logo} name={content.names.company} size="large" />}
            chosen={figure}
            onFigure={(one) => setFigure(one === figure ? null : one)}
          />
        }
        proof={
          figure !== null && <Proof token={token} figure={figure} printed={shown?.text ?? null} />
        }
        onClose={() => setFigure(null)}
      />
    </>
  );
}

function Proof(props: { token: string; figure: string; printed: string | null }) {
  const { token, figure, printed } = props;
  const { t } = useTranslation('reviews');
  const proof = useQueryView(useGetSharedProofQuery({ token, figure }));
  if (proof.state === 'failed' && isNotFound(proof.error)) return <p>{t('proof.noProof')}</p>;
  return <ProofView proof={proof} printed={printed} />;
}
