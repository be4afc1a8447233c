import { useRef, useState, type KeyboardEvent } from 'react';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { RankedPriority } from '../usePlanView';
import styles from './Quadrant.module.css';

interface Props {
  /** In the order of the list. */
  actions: readonly RankedPriority[];
  selected: ReadonlySet<string>;
  /** Actions with an open plan item cannot be selected. */
  planned: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** Of the drawing, in its own units. */
const SIZE = { width: 960, height: 420, left: 16, right: 16, top: 16, bottom: 16 };
const RADIUS = 7;
const EFFORT = { least: 1, most: 5 };

const STEPS: Partial<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/**
 * The actions by effort and gain: the best are at the top left. One point is in the tab order, and the
 * arrow keys move to the others in the order of the list.
 */
export function Quadrant({ actions, selected, planned, onToggle }: Props) {
  const { t } = useTranslation('plan');
  const { number, signed } = useFormats();
  const points = useRef<(SVGGElement | null)[]>([]);
  const [active, setActive] = useState(0);
  const [named, setNamed] = useState<RankedPriority | null>(null);
  const most = Math.max(...actions.map(({ gain }) => gain));
  const current = Math.min(active, actions.length - 1);
  const labelOf = ({ name, gain, effort }: RankedPriority) =>
    t('quadrant.point', { action: name, gain: signed(gain), effort: number(effort) });

  function onKey(event: KeyboardEvent, action: RankedPriority) {
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (!planned.has(action.id)) onToggle(action.id);
      return;
    }
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    points.current[Math.min(actions.length - 1, Math.max(0, current + step))]?.focus();
  }

  return (
    <figure className={styles.figure}>
      <figcaption className={styles.axis}>{t('quadrant.gain')} ↑</figcaption>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        role="group"
        aria-label={t('quadrant.label')}
      >
        <path className={styles.middle} d={middleLines()} />
        {actions.map((action, index) => (
          <g
            key={action.id}
            ref={(element) => {
              points.current[index] = element;
            }}
            className={styles.point}
            transform={`translate(${xOf(action.effort)} ${yOf(action.gain, most)})`}
            role="checkbox"
            aria-checked={selected.has(action.id) || planned.has(action.id)}
            aria-disabled={planned.has(action.id)}
            aria-label={labelOf(action)}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => {
              setActive(index);
              setNamed(action);
            }}
            onBlur={() => setNamed(null)}
            onPointerEnter={() => setNamed(action)}
            onPointerLeave={() => setNamed(null)}
            onKeyDown={(event) => onKey(event, action)}
            onClick={() => !planned.has(action.id) && onToggle(action.id)}
          >
            <circle r={RADIUS} />
          </g>
        ))}
      </svg>
      <div className={styles.axis}>
        <span>{named ? labelOf(named) : t('quadrant.hint')}</span>
        <span>{t('list.effort')} →</span>
      </div>
    </figure>
  );
}

function xOf(effort: number): number {
  const share = (effort - EFFORT.least) / (EFFORT.most - EFFORT.least);
  return SIZE.left + RADIUS + share * (SIZE.width - SIZE.left - SIZE.right - 2 * RADIUS);
}

function yOf(gain: number, most: number): number {
  const range = SIZE.height - SIZE.top - SIZE.bottom - 2 * RADIUS;
  return SIZE.height - SIZE.bottom - RADIUS - (gain / most) * range;
}

const middleLines = () => `M${SIZE.width / 2} 0V${SIZE.height}M0 ${SIZE.height / 2}H${SIZE.width}`;
