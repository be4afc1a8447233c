import type { MappedRows } from '@contract/mappings/mapEntries';
import type { SaveMappingPayload } from '@contract/mappings/mappingPayloads';
import { Alert, Button, Flex, Input, Radio } from 'antd';
import { useId, useState } from 'react';
import { useIsOffered } from '@/shared/api/features/views';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { serverMessageOr } from '@/shared/lib/useSubmission';
import { decidedScale, takenPairs, type Draft, type Reading } from './Draft';
import styles from './Mapping.module.css';
import { useImportMappedReviewMutation, useSaveMappingMutation } from './mappingApi';
import type { MappingProps } from './MappingProps';
import { rowsOf } from './rowsOf';

interface Props extends Pick<
  MappingProps,
  'company' | 'workspaceId' | 'actions' | 'onRows' | 'onReviewed'
> {
  draft: Draft;
  reading: Reading;
  mapped: MappedRows;
  onBack: () => void;
}

/** Under which name the mapping is kept, and what becomes of the states: answers, or a past review. */
export function LastStep({ draft, reading, mapped, onBack, ...props }: Props) {
  const { company, workspaceId, actions, onRows, onReviewed } = props;
  const { t } = useTranslation('workbook');
  const id = useId();
  const hasReviews = useIsOffered('importReview');
  const [name, setName] = useState(draft.kept?.name ?? '');
  const [target, setTarget] = useState<'answers' | 'review'>('answers');
  const [review, setReview] = useState({ name: '', asOf: '' });
  const [problem, setProblem] = useState<string | null>(null);
  const [save, { isLoading: isSaving }] = useSaveMappingMutation();
  const [importReview, { isLoading: isImporting }] = useImportMappedReviewMutation();
  const rows = rowsOf(mapped, actions);
  const isReady =
    rows.length > 0 &&
    mapped.unscaled.length === 0 &&
    (target === 'answers' || (review.name.trim() !== '' && review.asOf !== ''));

  async function finish() {
    setProblem(null);
    try {
      if (name.trim() !== '' && workspaceId !== null) {
        await save(payloadOf(draft, reading, { name, workspaceId })).unwrap();
      }
      if (target === 'answers') {
        onRows(rows);
        return;
      }
      await importReview({
        company_id: company.id,
        name: review.name,
        as_of: review.asOf,
        rows: rows.map(({ activity_id, values }) => ({ activity_id, values })),
      }).unwrap();
      onReviewed();
    } catch (error) {
      setProblem(serverMessageOr(t('dialog.failed'))(error).message);
    }
  }
  return (
    <Flex vertical gap="middle">
      {workspaceId !== null && (
        <label className={styles.field} htmlFor={`${id}-name`}>
          {t('mapping.keepAs')}
          <Input
            id={`${id}-name`}
            maxLength={200}
            value={name}
            placeholder={t('mapping.notKept')}
            onChange={({ target: field }) => setName(field.value)}
          />
        </label>
      )}
      {hasReviews && (
        <Radio.Group
          aria-label={t('mapping.target.label')}
          value={target}
          onChange={({ target: field }) =>
            setTarget(field.value === 'review' ? 'review' : 'answers')
          }
          options={[
            { value: 'answers', label: t('mapping.target.answers') },
            { value: 'review', label: t('mapping.target.review') },
          ]}
        />
      )}
      {target === 'review' && (
        <Flex gap="middle" wrap>
          <label className={styles.field} htmlFor={`${id}-review`}>
            {t('mapping.target.name')}
            <Input
              id={`${id}-review`}
              maxLength={200}
              value={review.name}
              onChange={({ target: field }) => setReview({ ...review, name: field.value })}
            />
          </label>
          <label className={styles.field} htmlFor={`${id}-day`}>
            {t('mapping.target.asOf')}
            <Input
              id={`${id}-day`}
              type="date"
              value={review.asOf}
              onChange={({ target: field }) => setReview({ ...review, asOf: field.value })}
            />
          </label>
        </Flex>
      )}
      {problem !== null && <Alert type="error" showIcon role="alert" title={problem} />}
      <div className={styles.buttons}>
        <Button onClick={onBack}>{t('mapping.back')}</Button>
        <Button
          type="primary"
          loading={isSaving || isImporting}
          disabled={!isReady}
          onClick={() => void finish()}
        >
          {target === 'answers'
            ? t('mapping.preview')
            : t('mapping.target.import', { count: rows.length })}
        </Button>
      </div>
    </Flex>
  );
}

const payloadOf = (
  draft: Draft,
  reading: Reading,
  { name, workspaceId }: { name: string; workspaceId: string },
): SaveMappingPayload => ({
  ...(draft.kept && { id: draft.kept.id, revision: draft.kept.revision }),
  workspace_id: workspaceId,
  name,
  header_digest: draft.digest,
  columns: draft.columns,
  scale: decidedScale(reading.scale),
  pairs: takenPairs(draft.pairs),
  combine: draft.combine,
});
