import type { ImportRow } from '@contract/workbook/importPayloads';
import { useState } from 'react';
import { useIsOffered } from '@/shared/api/features/views';
import { useImportMappedReviewMutation } from './mappingApi';
import type { MappingProps } from './MappingProps';

/** What becomes of the answers of a workbook. The name and the day are those of a review. */
export interface MappedTarget {
  kind: 'answers' | 'review';
  name: string;
  /** A day such as '2025-12-31'; '' for none. */
  asOf: string;
}

/** What becomes of the answers of a workbook, and how they get there. */
export function useMappedTarget({
  company,
  canReview,
  onRows,
  onReviewed,
}: Pick<MappingProps, 'company' | 'canReview' | 'onRows' | 'onReviewed'>) {
  const hasReviews = useIsOffered('importReview') && canReview;
  const [target, setTarget] = useState<MappedTarget>({ kind: 'answers', name: '', asOf: '' });
  const [importReview, { isLoading }] = useImportMappedReviewMutation();
  const isComplete = target.kind === 'answers' || (target.name.trim() !== '' && target.asOf !== '');

  /** Previews answers, or stores a review. Throws the refusal of a review. */
  async function finish(rows: ImportRow[]) {
    if (target.kind === 'answers') {
      onRows(rows);
      return;
    }
    await importReview({
      company_id: company.id,
      name: target.name,
      as_of: target.asOf,
      rows: rows.map(({ activity_id, values }) => ({ activity_id, values })),
    }).unwrap();
    onReviewed();
  }
  return { hasReviews, target, setTarget, isComplete, finish, isImporting: isLoading };
}
