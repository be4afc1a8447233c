export type { DeletedItem } from './DeletedItem';
export { recentlyDeletedMessages } from './messages.en';
export { RecentlyDeleted } from './RecentlyDeleted';
