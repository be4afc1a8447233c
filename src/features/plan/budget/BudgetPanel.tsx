import { Button, Input, type InputRef } from 'antd';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useMoney } from '@/shared/money/useMoney';
import { parseAmount } from '../dialogs/amount';
import { costedCandidates } from '../selection/costedCandidates';
import type { PlanView } from '../usePlanView';
import styles from './BudgetPanel.module.css';
import { sliderScale } from './sliderScale';
import { useBudgetSelection, type BudgetSelection } from './useBudgetSelection';

interface Props {
  view: PlanView;
  onSelect: (ids: string[]) => void;
}

/** Shows what a budget buys while it is chosen, and selects those actions. */
export function BudgetPanel({ view, onSelect }: Props) {
  const { t } = useTranslation('plan');
  const { decimalSign } = useFormats();
  const { unit } = useMoney();
  const [text, setText] = useState('');
  const { ranked, planned } = view;
  const { candidates, left } = useMemo(
    () => costedCandidates({ ranked, planned }),
    [ranked, planned],
  );
  const scale = sliderScale(candidates.reduce((sum, { costM }) => sum + costM, 0));
  const amount = parseAmount(text);
  const budgetM = amount !== null && amount > 0 ? amount : null;
  const isInvalid = text.trim() !== '' && budgetM === null;
  const result = useBudgetSelection(candidates, budgetM);
  const bought = result?.selection;
  const isReady = budgetM !== null && result?.budgetM === budgetM;
  const canSelect = isReady && bought && bought !== 'failed' && bought.indexes.length > 0;
  const input = useRef<InputRef>(null);
  const field = useId();
  useEffect(() => input.current?.focus(), []);

  return (
    <form
      className={styles.panel}
      aria-label={t('fill.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSelect) onSelect(bought.indexes.flatMap((index) => candidates[index]?.id ?? []));
      }}
    >
      <label htmlFor={field}>{t('fill.budget', { unit })}</label>
      <Input
        ref={input}
        id={field}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        status={isInvalid ? 'error' : ''}
        aria-invalid={isInvalid}
        aria-describedby={`${field}-result`}
        onChange={({ target }) => setText(target.value)}
      />
      <input
        type="range"
        className={styles.slider}
        aria-label={t('fill.budget', { unit })}
        min={0}
        max={scale.max}
        step={scale.step}
        value={budgetM ?? 0}
        onChange={({ target }) => setText(target.value.replace('.', decimalSign))}
      />
      <div id={`${field}-result`} className={styles.result} role="status">
        {isInvalid ? <p>{t('fill.invalid')}</p> : <Result result={result} />}
      </div>
      <Button htmlType="submit" disabled={!canSelect}>
        {t('fill.submit')}
      </Button>
      {left > 0 && <p className={styles.note}>{t('fill.leftOut', { count: left })}</p>}
    </form>
  );
}

function Result({ result }: { result: BudgetSelection | null }) {
  const { t } = useTranslation('plan');
  const { signed } = useFormats();
  const { money } = useMoney();
  if (!result) return <p className={styles.note}>{t('fill.hint')}</p>;
  const { selection } = result;
  if (selection === 'failed') return <p>{t('fill.failed')}</p>;
  if (!selection || selection.indexes.length === 0) return <p>{t('fill.none')}</p>;
  return (
    <>
      <p className={styles.gain}>{t('strip.gain', { gain: signed(selection.gain) })}</p>
      <p>
        {`${t('strip.count', { count: selection.indexes.length })} · ${money(selection.costM)}`}
      </p>
    </>
  );
}
