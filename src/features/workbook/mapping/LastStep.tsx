import type { MappedRows } from '@contract/mappings/mapEntries';
import type { SaveMappingPayload } from '@contract/mappings/mappingPayloads';
import { Alert, Button, Flex, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { serverMessageOr } from '@/shared/lib/useSubmission';
import { decidedScale, takenPairs, type Draft, type Reading } from './Draft';
import styles from './Mapping.module.css';
import { useSaveMappingMutation } from './mappingApi';
import type { MappingProps } from './MappingProps';
import { rowsOf } from './rowsOf';
import { TargetFields } from './TargetFields';
import { useMappedTarget } from './useMappedTarget';

interface Props extends Pick<
  MappingProps,
  'company' | 'workspaceId' | 'canReview' | 'actions' | 'onRows' | 'onReviewed'
> {
  draft: Draft;
  reading: Reading;
  mapped: MappedRows;
  onBack: () => void;
}

/** Under which name the mapping is kept, and what becomes of the states: answers, or a past review. */
export function LastStep({ draft, reading, mapped, onBack, ...props }: Props) {
  const { company, workspaceId, canReview, actions, onRows, onReviewed } = props;
  const { t } = useTranslation('workbook');
  const id = useId();
  const mappedTarget = useMappedTarget({ company, canReview, onRows, onReviewed });
  const { target } = mappedTarget;
  const [name, setName] = useState(draft.keptMapping?.name ?? '');
  // If the review is refused afterwards, the mapping is not kept a second time.
  const [savedMapping, setSavedMapping] = useState<{ id: string; revision: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [save, { isLoading: isSaving }] = useSaveMappingMutation();
  const rows = rowsOf(mapped, actions);
  const isReady = rows.length > 0 && mapped.unscaled.length === 0 && mappedTarget.isComplete;

  async function finish() {
    setProblem(null);
    try {
      if (name.trim() !== '' && workspaceId !== null) {
        const payload = payloadOf(draft, reading, { name, workspaceId });
        setSavedMapping(await save({ ...payload, ...savedMapping }).unwrap());
      }
      await mappedTarget.finish(rows);
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
      {mappedTarget.hasReviews && (
        <TargetFields target={target} onChange={mappedTarget.setTarget} />
      )}
      {problem !== null && <Alert type="error" showIcon role="alert" title={problem} />}
      <div className={styles.buttons}>
        <Button onClick={onBack}>{t('mapping.back')}</Button>
        <Button
          type="primary"
          loading={isSaving || mappedTarget.isImporting}
          disabled={!isReady}
          onClick={() => void finish()}
        >
          {target.kind === 'answers'
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
  ...(draft.keptMapping && { id: draft.keptMapping.id, revision: draft.keptMapping.revision }),
  workspace_id: workspaceId,
  name,
  header_digest: draft.digest,
  columns: draft.columns,
  scale: decidedScale(reading.scale),
  pairs: takenPairs(draft.pairs),
  combine: draft.combine,
});
