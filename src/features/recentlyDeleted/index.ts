export type { DeletedItem } from './DeletedItem';
export { recentlyDeletedMessages } from './messages.en';
export { RecentlyDeleted } from './RecentlyDeleted';

/** The Spanish messages, which are loaded only when Spanish is selected. */
export const recentlyDeletedSpanish = () =>
  import(/* webpackChunkName: "spanish" */ './messages.es');
