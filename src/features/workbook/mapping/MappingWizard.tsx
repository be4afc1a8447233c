import { Alert, Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useIsMobile } from '@/shared/ui/layout/useLayoutSize';
import { ColumnStep } from './ColumnStep';
import { hasColumns, mapDraft } from './Draft';
import { KeptMapping } from './KeptMapping';
import { LastStep } from './LastStep';
import styles from './Mapping.module.css';
import type { MappingProps } from './MappingProps';
import { PairStep } from './PairStep';
import { ProblemList } from './ProblemList';
import { ScaleStep } from './ScaleStep';
import { useMappingDraft, type MappingStep } from './useMappingDraft';

const STEPS: readonly MappingStep[] = ['columns', 'scale', 'pairs'];

/** How a workbook of another form is read: its columns, its scale, and the actions of its questions. */
export function MappingWizard(props: MappingProps) {
  const { initial, actions, onCancel } = props;
  const { t } = useTranslation('workbook');
  const isMobile = useIsMobile();
  const [usesKept, setUsesKept] = useState(initial.keptMapping !== null);
  const mapping = useMappingDraft(initial, actions);
  const { draft, reading, step, setStep, change } = mapping;
  const mapped = mapDraft(draft, reading);

  if (usesKept && draft.keptMapping) {
    return (
      <KeptMapping
        {...props}
        mapping={mapping}
        onChange={() => setUsesKept(false)}
        canChange={!isMobile}
      />
    );
  }
  if (isMobile) {
    return (
      <Flex vertical gap="middle">
        <Alert type="info" showIcon title={t('mapping.phone')} />
        <Flex justify="end">
          <Button onClick={onCancel}>{t('dialog.cancel')}</Button>
        </Flex>
      </Flex>
    );
  }

  const isDone: Record<MappingStep, boolean> = {
    columns:
      hasColumns(draft.columns) && reading.problems.length === 0 && reading.entries.length > 0,
    scale: reading.scale.every(({ ours }) => ours !== undefined),
    pairs: mapped.states.length > 0,
  };
  const at = STEPS.indexOf(step);
  async function next() {
    if (step === 'scale') await mapping.pair();
    setStep(STEPS[at + 1] ?? 'pairs');
  }
  return (
    <Flex vertical gap="middle">
      <ol className={styles.steps}>
        {STEPS.map((one) => (
          <li key={one} aria-current={one === step ? 'step' : undefined}>
            {t(`mapping.step.${one}`)}
          </li>
        ))}
      </ol>
      {step === 'columns' && (
        <ColumnStep
          draft={draft}
          onChange={change}
          onHeaderRow={(row) => void mapping.changeHeaderRow(row)}
        />
      )}
      {step === 'scale' && (
        <ScaleStep
          rows={reading.scale}
          onChange={(theirs, ours) => change({ meanings: { ...draft.meanings, [theirs]: ours } })}
        />
      )}
      {step === 'pairs' && (
        <PairStep draft={draft} actions={actions} mapped={mapped} onChange={change} />
      )}
      <ProblemList problems={reading.problems} mapped={step === 'pairs' ? mapped : null} />
      {step === 'columns' && hasColumns(draft.columns) && (
        <Typography.Text role="status">
          {t('mapping.found', { count: reading.entries.length })}
        </Typography.Text>
      )}
      {step === 'pairs' ? (
        <LastStep
          {...props}
          draft={draft}
          reading={reading}
          mapped={mapped}
          onBack={() => setStep('scale')}
        />
      ) : (
        <div className={styles.buttons}>
          <Button onClick={at === 0 ? onCancel : () => setStep(STEPS[at - 1] ?? 'columns')}>
            {t(at === 0 ? 'dialog.cancel' : 'mapping.back')}
          </Button>
          <Button
            type="primary"
            loading={mapping.isPairing}
            disabled={!isDone[step]}
            onClick={() => void next()}
          >
            {t('mapping.next')}
          </Button>
        </div>
      )}
    </Flex>
  );
}
