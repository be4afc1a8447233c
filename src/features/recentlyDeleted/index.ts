export type { DeletedItem } from './DeletedItem';
export { recentlyDeletedMessages } from './messages.en';
export { RecentlyDeleted } from './RecentlyDeleted';

/** Its messages in Spanish, in a file that only those load who read them. */
export const recentlyDeletedSpanish = () =>
  import(/* webpackChunkName: "spanish" */ './messages.es');
