import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { activityTitle } from '@contract/fields/naming';
import { comparePriorities } from '@contract/priorities/priorities';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { leaderEnd, placeNames, POINT_RADIUS } from '@/shared/ui/drawing/placeNames';
import { useElementWidth } from '@/shared/ui/layout/useElementWidth';
import type { RankedPriority } from '../usePlanView';
import { boundsOf, cornersOf, DEFAULT_WIDTH, HEIGHT, middleLines, xOf, yOf } from './drawing';
import styles from './Quadrant.module.css';

interface Props {
  /** In the order of the list. */
  actions: readonly RankedPriority[];
  selected: ReadonlySet<string>;
  /** Actions with an open plan item cannot be selected. */
  planned: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** How many actions are named in the drawing, and how much of a name; less where it has no space otherwise. */
const NAMED = 10;
const NAME_LENGTHS = [36, 20];

const STEPS: Partial<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/**
 * The actions by effort and gain: the best are at the top left. The corners and the actions with the highest priority
 * are named. One point is in the tab order, and the arrow keys move to the others in the order of the list.
 */
export function Quadrant({ actions, selected, planned, onToggle }: Props) {
  const { t } = useTranslation('plan');
  const { number, signed } = useFormats();
  const points = useRef<(SVGGElement | null)[]>([]);
  const [active, setActive] = useState(0);
  const [named, setNamed] = useState<RankedPriority | null>(null);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const width = useElementWidth(box) || DEFAULT_WIDTH;
  const most = Math.max(...actions.map(({ gain }) => gain));
  const current = Math.min(active, actions.length - 1);
  const names = {
    quickWins: t('quadrant.quickWins'),
    bigBets: t('quadrant.bigBets'),
    fillIns: t('quadrant.fillIns'),
    notNow: t('quadrant.notNow'),
  };
  const labels = useMemo(() => labelsOf(actions, most, width), [actions, most, width]);
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
    <figure ref={setBox} className={styles.figure}>
      <figcaption className={styles.axis}>{t('quadrant.gain')} ↑</figcaption>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="group"
        aria-label={t('quadrant.label')}
      >
        <path className={styles.middle} d={middleLines(width)} />
        {cornersOf(names, width).map(({ text, x, y, anchor }) => (
          <text key={text} className={styles.corner} x={x} y={y} textAnchor={anchor}>
            {text}
          </text>
        ))}
        {/* Under the points, which are pressed. */}
        {labels.map((label) => {
          const { point, name, anchor, x, y, hasLeader } = label;
          const end = leaderEnd(label);
          return (
            <g key={point.id} className={styles.label} aria-hidden>
              {hasLeader && <path d={`M${point.x} ${point.y}L${end.x} ${end.y}`} />}
              <text x={x} y={y + 4} textAnchor={anchor}>
                {name}
              </text>
            </g>
          );
        })}
        {actions.map((action, index) => (
          <g
            key={action.id}
            ref={(element) => {
              points.current[index] = element;
            }}
            className={styles.point}
            transform={`translate(${xOf(action.effort, width)} ${yOf(action.gain, most)})`}
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
            <circle r={POINT_RADIUS} />
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

/** The names of the actions with the highest priority, shortened to what fits. */
function labelsOf(actions: readonly RankedPriority[], most: number, width: number) {
  const pointOf = ({ id, name, effort, gain }: RankedPriority) => ({
    ...{ id, title: activityTitle(name) },
    ...{ x: xOf(effort, width), y: yOf(gain, most) },
  });
  return placeNames(actions.toSorted(comparePriorities).slice(0, NAMED).map(pointOf), {
    namesOf: ({ title }) => NAME_LENGTHS.map((length) => shortened(title, length)),
    obstacles: actions.map(pointOf),
    bounds: boundsOf(width),
  });
}

const shortened = (title: string, length: number) =>
  title.length <= length ? title : `${title.slice(0, length - 1).trimEnd()}…`;
