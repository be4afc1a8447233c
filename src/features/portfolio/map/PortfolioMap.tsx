import { shownPercentage } from '@contract/scoring/progress';
import { gradeOf } from '@contract/scoring/scoring';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useFormats } from '@/shared/i18n/formats';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { Card } from '@/shared/ui/card/Card';
import type { PortfolioColumn } from '../columns';
import type { PortfolioRow } from '../Portfolio';
import { isNamedAtLeft, labeledPoints, MAP, mapPoints, xOf, yOf, type MapPoint } from './mapModel';
import styles from './PortfolioMap.module.css';

interface Props {
  rows: readonly PortfolioRow[];
  onOpen: (row: PortfolioRow, column: PortfolioColumn) => void;
}

const PROGRESS_TICKS = [0, 25, 50, 75, 100];
const AVERAGE_TICKS = [1, 3, 5, 7, 10];
const RADIUS = 7;

/** Each company as a point: the average of its weakest driver against its progress. */
export function PortfolioMap({ rows, onOpen }: Props) {
  const { t } = useTranslation('portfolio');
  const { list } = useFormats();
  const points = useMemo(() => mapPoints(rows), [rows]);
  const labeled = useMemo(() => labeledPoints(points), [points]);
  const describe = usePointDescription();
  const [pointed, setPointed] = useState<MapPoint | null>(null);
  const { drawing, tabStop, choose, onKeyDown } = usePointFocus(points);
  const without = rows.filter((row) => !points.some((point) => point.row === row));

  return (
    <Card>
      <div className={styles.frame}>
        <svg
          ref={drawing}
          className={styles.map}
          viewBox={`0 0 ${MAP.width} ${MAP.height}`}
          role="group"
          aria-label={t('map.label')}
          onKeyDown={onKeyDown}
        >
          <Axes />
          {points.map((point, index) => (
            <g
              key={point.row.companyId}
              className={`${styles.point} ${styles[gradeOf(point.average)]}`}
              role="button"
              aria-label={describe(point)}
              tabIndex={index === tabStop ? 0 : -1}
              data-point={index}
              onFocus={() => {
                choose(index);
                setPointed(point);
              }}
              onMouseEnter={() => setPointed(point)}
              onClick={() => onOpen(point.row, 'company')}
              onKeyDown={({ key }) => key === 'Enter' && onOpen(point.row, 'company')}
            >
              <circle cx={point.x} cy={point.y} r={RADIUS} />
              {labeled.has(point) && (
                <text
                  x={isNamedAtLeft(point) ? point.x - RADIUS - 4 : point.x + RADIUS + 4}
                  y={point.y + 4}
                  textAnchor={isNamedAtLeft(point) ? 'end' : 'start'}
                >
                  {point.row.name}
                </text>
              )}
            </g>
          ))}
        </svg>
      </div>
      <p className={styles.note}>{pointed ? describe(pointed) : t('map.hint')}</p>
      {without.length > 0 && (
        <p className={styles.note}>
          {t('map.without', { companies: list(without.map(({ name }) => name)) })}
        </p>
      )}
    </Card>
  );
}

function Axes() {
  const { t } = useTranslation('portfolio');
  const bottom = MAP.height - MAP.bottom;
  return (
    <g className={styles.axes} aria-hidden>
      {PROGRESS_TICKS.map((tick) => (
        <g key={`x${tick}`}>
          <path d={`M${xOf(tick)} ${MAP.top}V${bottom}`} />
          <text x={xOf(tick)} y={bottom + 18} textAnchor="middle">
            {tick}
          </text>
        </g>
      ))}
      {AVERAGE_TICKS.map((tick) => (
        <g key={`y${tick}`}>
          <path d={`M${MAP.left} ${yOf(tick)}H${MAP.width - MAP.right}`} />
          <text x={MAP.left - 8} y={yOf(tick) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      <text x={(MAP.left + MAP.width) / 2} y={MAP.height - 8} textAnchor="middle">
        {t('map.progress')}
      </text>
      <text transform={`translate(16 ${(MAP.top + bottom) / 2}) rotate(-90)`} textAnchor="middle">
        {t('map.weakest')}
      </text>
    </g>
  );
}

function usePointDescription() {
  const { t } = useTranslation('portfolio');
  const nameOf = useNames();
  const { oneDecimal } = useFormats();
  return ({ row, driver, average }: MapPoint) =>
    t('map.point', {
      company: row.name,
      driver: nameOf(driver),
      average: oneDecimal(average),
      completed: `${shownPercentage(row.completed)}%`,
    });
}

/** One point is reached by Tab; the arrow keys lead to the next one to the right or left. */
function usePointFocus(points: readonly MapPoint[]) {
  const drawing = useRef<SVGSVGElement>(null);
  const [chosen, choose] = useState(0);
  const tabStop = Math.min(chosen, points.length - 1);

  function onKeyDown(event: KeyboardEvent) {
    const steps: Partial<Record<string, number>> = {
      ...{ ArrowRight: tabStop + 1, ArrowUp: tabStop + 1 },
      ...{ ArrowLeft: tabStop - 1, ArrowDown: tabStop - 1 },
      ...{ Home: 0, End: points.length - 1 },
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = Math.min(points.length - 1, Math.max(0, next));
    drawing.current?.querySelector<SVGGElement>(`[data-point="${index}"]`)?.focus();
  }
  return { drawing, tabStop, choose, onKeyDown };
}
