import VirtualList from '@rc-component/virtual-list';
import { Button, Flex, Radio } from 'antd';
import type { ComponentProps } from 'react';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useIsMobile } from '@/shared/ui/layout/useLayoutSize';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { useWorkbookTexts } from '../useWorkbookTexts';
import styles from './ImportPreview.module.css';
import type { ListedChange } from './Preview';
import type { Decisions } from './resolveConflicts';

interface Props {
  changes: readonly ListedChange[];
  /** Whether the changes are those of conflicts, with a value to choose. */
  hasDecisions: boolean;
  decisions: Decisions;
  disabled: boolean;
  onDecide: (decisions: Decisions) => void;
}

const COLUMNS = ['action', 'field', 'now', 'willBe'] as const;
const DECISION_COLUMNS = ['action', 'field', 'decide'] as const;
const HEIGHT = 320;
const ROW_HEIGHT = 40;
/** Of a row whose cells are below each other. */
const TALL_ROW_HEIGHT = 140;

/** The changed fields; only the visible rows are rendered. */
export function ChangeTable({ changes, hasDecisions, decisions, disabled, onDecide }: Props) {
  const { t } = useTranslation('workbook');
  const isMobile = useIsMobile();
  const rowHeight = hasDecisions || isMobile ? TALL_ROW_HEIGHT : ROW_HEIGHT;
  if (changes.length === 0) {
    return <EmptyPanel title={t(hasDecisions ? 'preview.noConflicts' : 'preview.noChanges')} />;
  }
  const decideAll = (decision: 'mine' | 'theirs') => () =>
    onDecide({
      ...decisions,
      ...Object.fromEntries(changes.map(({ action }) => [action.id, decision])),
    });

  return (
    <Flex vertical gap="small">
      {hasDecisions && (
        <Flex gap="small" wrap>
          <Button size="small" disabled={disabled} onClick={decideAll('theirs')}>
            {t('preview.allTheirs')}
          </Button>
          <Button size="small" disabled={disabled} onClick={decideAll('mine')}>
            {t('preview.allMine')}
          </Button>
        </Flex>
      )}
      <div role="table" aria-label={t('preview.table')}>
        <div className={styles.heading} role="row">
          {(hasDecisions ? DECISION_COLUMNS : COLUMNS).map((column) => (
            <span
              key={column}
              role="columnheader"
              className={column === 'decide' ? styles.decision : undefined}
            >
              {t(`preview.${column}`)}
            </span>
          ))}
        </div>
        <VirtualList<ListedChange>
          data={[...changes]}
          height={Math.min(HEIGHT, changes.length * rowHeight)}
          itemHeight={ROW_HEIGHT}
          itemKey="key"
          component={ScrollRegion}
        >
          {(change) => (
            <ChangeRow
              key={change.key}
              change={change}
              disabled={disabled}
              onDecide={(decision) => onDecide({ ...decisions, [change.action.id]: decision })}
            />
          )}
        </VirtualList>
      </div>
    </Flex>
  );
}

/** Focusable, so that it scrolls by keyboard. */
const ScrollRegion = (props: ComponentProps<'div'>) => (
  <div {...props} role="rowgroup" tabIndex={0} />
);

interface RowProps {
  change: ListedChange;
  disabled: boolean;
  onDecide: (decision: 'mine' | 'theirs') => void;
}

function ChangeRow({ change, disabled, onDecide }: RowProps) {
  const { t } = useTranslation('workbook');
  const { fieldName, changeText } = useWorkbookTexts();
  const { action, field, before, after, conflict } = change;
  const { now, willBe } = changeText(field, before, after);
  const shownNow = now ?? t('preview.unset');
  const shownNext = willBe ?? t('preview.cleared');

  return (
    <div className={styles.row} role="row">
      <span role="cell" className={styles.action}>
        {action.number} {action.title}
      </span>
      <span role="cell">{fieldName(field)}</span>
      {conflict ? (
        <span role="cell" className={styles.decision}>
          <ConflictChoice
            conflict={conflict}
            label={`${action.number} ${fieldName(field)}`}
            values={{ theirs: shownNow, mine: shownNext }}
            disabled={disabled}
            onDecide={onDecide}
          />
        </span>
      ) : (
        <>
          <span role="cell" className={styles.now}>
            {shownNow}
          </span>
          <strong role="cell" className={styles.willBe}>
            {shownNext}
          </strong>
        </>
      )}
    </div>
  );
}

interface ChoiceProps {
  conflict: NonNullable<ListedChange['conflict']>;
  label: string;
  values: { mine: string; theirs: string };
  disabled: boolean;
  onDecide: (decision: 'mine' | 'theirs') => void;
}

function ConflictChoice({ conflict, label, values, disabled, onDecide }: ChoiceProps) {
  const { t } = useTranslation('workbook');
  const { dayAndTime } = useFormats();
  const author = conflict.author ?? t('preview.someone');
  return (
    <Flex vertical>
      <Radio.Group
        aria-label={label}
        value={conflict.decision}
        disabled={disabled}
        onChange={({ target }) => onDecide(target.value === 'mine' ? 'mine' : 'theirs')}
        options={[
          { value: 'theirs', label: t('preview.theirs', { value: values.theirs }) },
          { value: 'mine', label: t('preview.mine', { value: values.mine }) },
        ]}
      />
      <span className={styles.now}>
        {t('preview.by', { author, time: dayAndTime(Date.parse(conflict.at)) })}
      </span>
    </Flex>
  );
}
