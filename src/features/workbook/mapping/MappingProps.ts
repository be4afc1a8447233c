import type { ImportRow } from '@contract/workbook/importPayloads';
import type { ListedAction } from '@contract/workbook/makeTable';
import type { Draft } from './Draft';

export interface MappingProps {
  initial: Draft;
  company: { id: string; name: string };
  /** Where mappings are kept; null for a company without a workspace, and for those who may not keep any. */
  workspaceId: string | null;
  /** Whether the person may keep a past assessment as a review. */
  canReview: boolean;
  actions: readonly ListedAction[];
  /** Shows what the rows change. */
  onRows: (rows: ImportRow[]) => void;
  /** Called when the workbook has become a past review. */
  onReviewed: () => void;
  onCancel: () => void;
}
