export { AskDialog, type AskedAction } from './AskDialog';
export { commentDraftsSlice, selectHasCommentDraft } from './comments/commentDraftsSlice';
export { useGetCommentsQuery } from './comments/commentsApi';
export { DiscussionCard, DiscussionDrawer } from './comments/LazyDiscussion';
export { LazyNotesCard } from './LazyNotesCard';
export { evidenceMessages } from './messages.en';

/** The Spanish messages, which are loaded only when Spanish is selected. */
export const evidenceSpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
