export { LatestReview } from './list/LatestReview';
export { ReviewsCard } from './list/ReviewsCard';
export { reviewsMessages } from './messages.en';
export { figureIn } from './page/figureIn';
export { FigurePanel } from './page/FigurePanel';
export { OpenFrame } from './page/OpenFrame';
export { PdfButton } from './page/PdfButton';
export { ProofView } from './page/ProofView';
export { ReportView } from './page/ReportView';
export { ReviewActions } from './page/ReviewActions';
export { LazyDocumentButton } from './portfolio/LazyDocumentButton';
export type { ReviewPage, Review } from './Review';
export {
  useGetProofQuery,
  useGetReviewQuery,
  useGetReviewsQuery,
  useGetSharedProofQuery,
  useGetSharedQuery,
} from './reviewsApi';
export { VerifyPanel } from './verify/VerifyPanel';

/** The Spanish messages, which are loaded only when Spanish is selected. */
export const reviewsSpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
