import { can } from '@contract/permissions/permissions';
import { languageFor } from '@contract/language';
import { reportBlocks } from '@contract/report/blocks';
import { parseFigure } from '@contract/report/figures';
import { reviewMoment } from '@contract/reviews/reviews';
import { Flex } from 'antd';
import { useMemo } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useCurrentUser } from '@/features/auth';
import { CompanyLogo, companyShown, useCompany } from '@/features/companies';
import { DiscussionCard } from '@/features/evidence';
import { HelpLink } from '@/features/help';
import {
  figureIn,
  FigurePanel,
  PdfButton,
  ProofView,
  ReportView,
  ReviewActions,
  useGetProofQuery,
  useGetReviewQuery,
  type ReviewPage as Loaded,
} from '@/features/reviews';
import { isNotFound } from '@/shared/api/errors/ApiError';
import { useIsOffered } from '@/shared/api/features/views';
import { useQueryView } from '@/shared/api/useQueryView';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { paths } from '@/shared/routing/paths';
import type { UrlParam } from '@/shared/routing/urlParams';
import { usePageTitle } from '@/shared/routing/usePageTitle';
import { useUrlState } from '@/shared/routing/useUrlState';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { LoadingCard } from '@/shared/ui/loading/LoadingCard';
import { Page } from '@/shared/ui/page/Page';
import utilities from '@/shared/ui/layout/utilities.module.css';
import { useCommenter } from '../shownCompany/useCommenter';

/** A review: its page, and the proof of the figure that the person chose. */
export function ReviewPage() {
  const { t } = useTranslation('reviews');
  const { id = '' } = useParams();
  const view = useQueryView(useGetReviewQuery(id));
  const title = usePageTitle('review');
  if (view.state === 'ready') return <Shown page={view.data} />;
  return (
    <Page title={title}>
      {view.state === 'loading' && <LoadingCard />}
      {view.state === 'failed' &&
        (isNotFound(view.error) ? (
          <EmptyPanel title={t('page.gone')}>
            <p>{t('page.goneDetail')}</p>
            <Link to={paths.evolution()}>{t('page.back')}</Link>
          </EmptyPanel>
        ) : (
          <ErrorPanel error={view.error} onRetry={view.retry} />
        ))}
    </Page>
  );
}

/** A figure such as 'total/average'; any other text is none. */
const figureOrNone: UrlParam<string | null> = {
  initial: null,
  parse: (text) => (parseFigure(text) ? text : undefined),
  format: (figure) => figure ?? '',
};
const VIEW = { figure: figureOrNone };

function Shown({ page }: { page: Loaded }) {
  const { t, language } = useTranslation('reviews');
  const user = useCurrentUser();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [{ figure }, change] = useUrlState(VIEW);
  const { review, content, beside } = page;
  const { company_id } = content;
  const blocks = useMemo(
    () => reportBlocks(content, beside, languageFor([language])),
    [content, beside, language],
  );
  const shown = figure === null ? null : figureIn(blocks, figure);
  // Whoever sees a company of others is an administrator, or works in its workspace.
  const resource = { company_id, workspace_id: user.workspace_id };
  const { commenter } = useCommenter(user, resource);
  const hasComments = useIsOffered('inbox');
  const logo = useLogo(company_id);
  const toList = () => void navigate(paths.evolution());

  return (
    <Page title={review.name} extra={<HelpLink article="reviews" />}>
      <Flex wrap gap="small" align="center" justify="end">
        <PdfButton page={page} linkOf={(chosen) => paths.review(review.id, chosen)} logo={logo} />
        <ReviewActions
          review={review}
          userName={user.name}
          canTake={can(user, 'takeReview', resource)}
          canSign={can(user, 'signReview', resource)}
          canShare={can(user, 'shareReview', resource)}
          onRemoved={toList}
        />
        <Link
          className={utilities.touchTarget}
          to={paths.evolution()}
          onClick={() => dispatch(companyShown(company_id))}
        >
          {t('page.back')}
        </Link>
      </Flex>
      <FigurePanel
        name={figure === null ? null : (shown?.name ?? figure)}
        page={
          <ReportView
            blocks={blocks}
            hasPictures
            logo={<CompanyLogo logo={logo} name={content.names.company} size="large" />}
            chosen={figure}
            onFigure={(chosen) => change({ figure: chosen === figure ? null : chosen })}
          />
        }
        proof={
          figure !== null && <Proof page={page} figure={figure} printed={shown?.text ?? null} />
        }
        onClose={() => change({ figure: null })}
      />
      {hasComments && (
        <DiscussionCard
          {...commenter}
          subject={{ companyId: company_id, kind: 'review', id: review.id }}
        />
      )}
    </Page>
  );
}

/** The address of a company's logo as it is now, which is no part of a review; null without one. */
function useLogo(companyId: string): string | null {
  return useCompany(useCurrentUser(), companyId)?.logo ?? null;
}

function Proof(props: { page: Loaded; figure: string; printed: string | null }) {
  const { page, figure, printed } = props;
  const { t } = useTranslation('reviews');
  const dispatch = useAppDispatch();
  const { id } = page.review;
  const { company_id, names } = page.content;
  const proof = useQueryView(useGetProofQuery({ reviewId: id, figure }));
  const driver = driverOf(page, figure);
  const source = sourceOf(page, figure);
  const areas = new Map(names.actions.map((one) => [one.activity_id, one.impact_area]));
  return (
    <ProofView
      proof={proof}
      printed={printed}
      source={
        source && {
          to: source.to,
          label: t(source.kind === 'target' ? 'proof.openTarget' : 'proof.openBenchmark'),
        }
      }
      linkOf={(activityId) =>
        paths.impactAreaAction({ area: String(areas.get(activityId) ?? 1), activityId })
      }
      movedSince={driver === null ? undefined : paths.evolution({ from: reviewMoment(id), driver })}
      onOpen={() => dispatch(companyShown(company_id))}
    />
  );
}

/** The English name of the driver of an average; undefined for the Global Average, null for other figures. */
function driverOf({ content }: Loaded, figure: string): string | undefined | null {
  if (/^total\//.test(figure)) return undefined;
  const [, place] = /^driver\/(\d)\//.exec(figure) ?? [];
  return content.names.drivers[Number(place) - 1]?.names.en ?? null;
}

/** Where a target and a benchmark come from: the overview of their driver. */
function sourceOf({ content }: Loaded, figure: string) {
  const [, kind, place] = /^(target|benchmark)\/(?:driver\/)?(\d|total)$/.exec(figure) ?? [];
  if (kind === undefined) return undefined;
  const driver = content.names.drivers[Number(place) - 1]?.names.en ?? 'General';
  return { kind, to: paths.companyOverview(driver) };
}
