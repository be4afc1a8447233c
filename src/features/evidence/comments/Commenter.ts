import type { Person } from '../AskDialog';

/** Who reads comments: what they may do, and whom they can mention. */
export interface Commenter {
  userId: string;
  /** Whether the person may write and resolve comments. */
  canEdit: boolean;
  /** Whether the person administers the company. */
  administers: boolean;
  /** Everybody who can be mentioned; empty until `onNeedPeople` has loaded them. */
  members: readonly Person[];
  onNeedPeople: () => void;
}
