import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { serverMessageOr } from '@/shared/lib/useSubmission';
import { mapDraft, readDraft } from './Draft';
import styles from './Mapping.module.css';
import type { MappingProps } from './MappingProps';
import { ProblemList } from './ProblemList';
import { rowsOf } from './rowsOf';
import { TargetFields } from './TargetFields';
import { useMappedTarget } from './useMappedTarget';
import type { useMappingDraft } from './useMappingDraft';

interface Props extends Pick<
  MappingProps,
  'company' | 'canReview' | 'actions' | 'onRows' | 'onReviewed' | 'onCancel'
> {
  mapping: ReturnType<typeof useMappingDraft>;
  canChange: boolean;
  /** Leads to the steps, which begin with the kept mapping. */
  onChange: () => void;
}

/** A workbook whose form is known: one press leads to its preview. */
export function KeptMapping({ mapping, actions, canChange, onChange, onCancel, ...props }: Props) {
  const { t } = useTranslation('workbook');
  const { dayAndTime } = useFormats();
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const mappedTarget = useMappedTarget(props);
  const { target } = mappedTarget;
  const { draft, reading, pair, isPairing } = mapping;
  const { keptMapping } = draft;
  if (!keptMapping) return null;

  async function preview() {
    setTried(true);
    setFailure(null);
    const paired = await pair();
    const mapped = mapDraft(paired, readDraft(paired));
    if (mapped.unscaled.length > 0 || mapped.states.length === 0) return;
    try {
      await mappedTarget.finish(rowsOf(mapped, actions));
    } catch (error) {
      setFailure(serverMessageOr(t('dialog.failed'))(error).message);
    }
  }
  const hasProblems = reading.problems.length > 0;
  return (
    <Flex vertical gap="middle">
      <Alert
        type="info"
        showIcon
        title={t('mapping.kept.title', { name: keptMapping.name })}
        description={t('mapping.kept.detail', {
          author: keptMapping.savedBy ?? t('preview.someone'),
          time: dayAndTime(Date.parse(keptMapping.savedAt)),
          count: keptMapping.pairs.length,
        })}
      />
      <ProblemList
        problems={reading.problems}
        mapped={isTried && !isPairing ? mapDraft(draft, reading) : null}
      />
      {mappedTarget.hasReviews && (
        <TargetFields target={target} onChange={mappedTarget.setTarget} />
      )}
      {failure !== null && <Alert type="error" showIcon role="alert" title={failure} />}
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{t('dialog.cancel')}</Button>
        {canChange && <Button onClick={onChange}>{t('mapping.kept.change')}</Button>}
        <Button
          type="primary"
          loading={isPairing || mappedTarget.isImporting}
          disabled={hasProblems || !mappedTarget.isComplete}
          onClick={() => void preview()}
        >
          {t(target.kind === 'answers' ? 'mapping.preview' : 'mapping.target.keep')}
        </Button>
      </div>
    </Flex>
  );
}
