import VirtualList, { type ListRef } from '@rc-component/virtual-list';
import { STATE_MAX } from '@contract/answer';
import type { MappedRows } from '@contract/mappings/mapEntries';
import type { PairableAction, ProposedPair } from '@contract/mappings/pairs';
import { Button, Flex, Radio, Select, Typography } from 'antd';
import { useMemo, useRef, type MouseEvent } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { openFirst, type Draft } from './Draft';
import styles from './Mapping.module.css';

interface Props {
  draft: Draft;
  actions: readonly PairableAction[];
  mapped: MappedRows;
  onChange: (changes: Partial<Draft>) => void;
}

const HEIGHT = 320;
const ROW_HEIGHT = 48;

/** Which action each question is about. A similar one is only proposed. */
export function PairStep({ draft, actions, mapped, onChange }: Props) {
  const { t } = useTranslation('workbook');
  const options = useMemo(
    () => actions.map(({ id, number, title }) => ({ value: id, label: `${number} ${title}` })),
    [actions],
  );
  const { pairs, combine } = draft;
  const proposed = pairs.filter(({ source }) => source === 'similar').length;
  const several = mapped.states.filter(({ states }) => states.length > 1);
  const titleOf = new Map(options.map(({ value, label }) => [value, label]));

  const setPair = (index: number, activityId: string | null) =>
    onChange({
      pairs: pairs.map((pair, at) =>
        at === index
          ? { ...pair, activityId, source: activityId === null ? 'none' : 'kept', similarity: 1 }
          : pair,
      ),
    });
  const list = useRef<HTMLDivElement>(null);
  const rows = useRef<ListRef>(null);
  // The focus stays at the questions, because the pressed buttons disappear.
  function acceptAll() {
    const accepted = pairs.map((pair) =>
      pair.source === 'similar' ? { ...pair, source: 'kept' as const } : pair,
    );
    onChange({ pairs: openFirst(accepted) });
    rows.current?.scrollTo(0);
    list.current?.focus();
  }
  function accept({ currentTarget }: MouseEvent<HTMLElement>, index: number) {
    setPair(index, pairs[index]?.activityId ?? null);
    currentTarget.closest('[role=listitem]')?.querySelector('input')?.focus();
  }

  return (
    <Flex vertical gap="middle">
      <Flex justify="space-between" align="center" gap="small" wrap>
        <Typography.Text>
          {t('mapping.pairs.intro', {
            paired:
              pairs.length - proposed - pairs.filter(({ source }) => source === 'none').length,
            count: pairs.length,
          })}
        </Typography.Text>
        {proposed > 0 && (
          <Button onClick={acceptAll}>{t('mapping.pairs.acceptAll', { count: proposed })}</Button>
        )}
      </Flex>
      <div ref={list} role="list" tabIndex={-1} aria-label={t('mapping.pairs.label')}>
        <VirtualList<ProposedPair>
          ref={rows}
          data={pairs}
          height={Math.min(HEIGHT, pairs.length * ROW_HEIGHT)}
          itemHeight={ROW_HEIGHT}
          itemKey={({ question }) => question.text}
        >
          {(pair, index) => (
            <div role="listitem" className={styles.pair}>
              <span className={styles.question} title={pair.question.text}>
                {pair.question.text}
              </span>
              <Select
                className={styles.choice}
                allowClear
                showSearch={{ optionFilterProp: 'label' }}
                aria-label={t('mapping.pairs.actionOf', { question: pair.question.text })}
                placeholder={t('mapping.pairs.none')}
                {...(pair.source === 'similar' && { status: 'warning' as const })}
                {...(pair.activityId !== null && { value: pair.activityId })}
                options={options}
                onChange={(id?: string) => setPair(index, id ?? null)}
              />
              {pair.source === 'similar' && (
                <Button onClick={(event) => accept(event, index)}>
                  {t('mapping.pairs.accept')}
                </Button>
              )}
            </div>
          )}
        </VirtualList>
      </div>
      {several.length > 0 && (
        <Flex vertical gap="small">
          <Radio.Group
            aria-label={t('mapping.pairs.combine', { count: several.length })}
            value={combine}
            onChange={({ target }) =>
              onChange({ combine: target.value === 'median' ? 'median' : 'lowest' })
            }
            options={[
              { value: 'lowest', label: t('mapping.pairs.lowest') },
              { value: 'median', label: t('mapping.pairs.median') },
            ]}
          />
          <ul className={styles.several}>
            {several.map(({ activityId, states, state }) => (
              <li key={activityId}>
                {titleOf.get(activityId)}: {states.join(', ')} →{' '}
                <Select
                  aria-label={t('mapping.pairs.chosen', { action: titleOf.get(activityId) ?? '' })}
                  value={state}
                  options={STATES}
                  onChange={(value: number) =>
                    onChange({ chosen: { ...draft.chosen, [activityId]: value } })
                  }
                />
              </li>
            ))}
          </ul>
        </Flex>
      )}
    </Flex>
  );
}

const STATES = Array.from({ length: STATE_MAX }, (_, index) => ({
  value: index + 1,
  label: String(index + 1),
}));
