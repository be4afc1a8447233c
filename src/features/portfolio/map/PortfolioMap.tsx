import { shownPercentage } from '@contract/scoring/percentages';
import { gradeOf } from '@contract/scoring/scoring';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useFormats } from '@/shared/i18n/formats';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { Card } from '@/shared/ui/card/Card';
import { leaderEnd, POINT_RADIUS } from '@/shared/ui/drawing/placeNames';
import { useIsMobile, useIsSmall } from '@/shared/ui/layout/useLayoutSize';
import type { PortfolioColumn } from '../columns';
import type { PortfolioRow } from '../Portfolio';
import {
  mapPoints,
  MEDIUM_MAP,
  NARROW_MAP,
  WIDE_MAP,
  xOf,
  yOf,
  type MapPoint,
  type MapSize,
} from './mapModel';
import { MapLegend } from './MapLegend';
import { placeLabels } from './mapLabels';
import styles from './PortfolioMap.module.css';

interface Props {
  rows: readonly PortfolioRow[];
  onOpen: (row: PortfolioRow, column: PortfolioColumn) => void;
}

const PROGRESS_TICKS = [0, 25, 50, 75, 100];
const AVERAGE_TICKS = [1, 3, 5, 7, 10];

/** Each company as a point: the average of its weakest driver against its progress. */
export function PortfolioMap({ rows, onOpen }: Props) {
  const { t } = useTranslation('portfolio');
  const { list } = useFormats();
  const isSmall = useIsSmall();
  const isMobile = useIsMobile();
  const size = isSmall ? NARROW_MAP : isMobile ? MEDIUM_MAP : WIDE_MAP;
  const points = useMemo(() => mapPoints(rows, size), [rows, size]);
  const labels = useMemo(() => placeLabels(points, size), [points, size]);
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
          viewBox={`0 0 ${size.width} ${size.height}`}
          role="group"
          aria-label={t('map.label')}
          onKeyDown={onKeyDown}
        >
          <Axes size={size} />
          {/* Under the points, which are pressed. */}
          <g aria-hidden>
            {labels.map((label) => {
              const { point, name, anchor, x, y, hasLeader } = label;
              const end = leaderEnd(label);
              return (
                <g key={point.row.companyId} className={styles.label}>
                  {hasLeader && <path d={`M${point.x} ${point.y}L${end.x} ${end.y}`} />}
                  <text x={x} y={y + 4} textAnchor={anchor}>
                    {name}
                  </text>
                </g>
              );
            })}
          </g>
          {points.map((point, index) => (
            <g
              key={point.row.companyId}
              className={`${styles.point} ${styles[gradeOf(point.average)]} ${point.isThin ? styles.thin : ''}`}
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
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return;
                // The space bar would scroll the page.
                event.preventDefault();
                onOpen(point.row, 'company');
              }}
            >
              <circle cx={point.x} cy={point.y} r={POINT_RADIUS} />
            </g>
          ))}
        </svg>
      </div>
      <MapLegend />
      <p className={styles.note}>{pointed ? describe(pointed) : t('map.hint')}</p>
      {without.length > 0 && (
        <p className={styles.note}>
          {t('map.without', { companies: list(without.map(({ name }) => name)) })}
        </p>
      )}
    </Card>
  );
}

function Axes({ size }: { size: MapSize }) {
  const { t } = useTranslation('portfolio');
  const { width, height, left, right, top } = size;
  const bottom = height - size.bottom;
  return (
    <g className={styles.axes} aria-hidden>
      {PROGRESS_TICKS.map((tick) => (
        <g key={`x${tick}`}>
          <path d={`M${xOf(tick, size)} ${top}V${bottom}`} />
          <text x={xOf(tick, size)} y={bottom + 18} textAnchor="middle">
            {tick}
          </text>
        </g>
      ))}
      {AVERAGE_TICKS.map((tick) => (
        <g key={`y${tick}`}>
          <path d={`M${left} ${yOf(tick, size)}H${width - right}`} />
          <text x={left - 8} y={yOf(tick, size) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      <text x={(left + width) / 2} y={height - 8} textAnchor="middle">
        {t('map.progress')}
      </text>
      <text transform={`translate(16 ${(top + bottom) / 2}) rotate(-90)`} textAnchor="middle">
        {t('map.weakest')}
      </text>
    </g>
  );
}

function usePointDescription() {
  const { t } = useTranslation('portfolio');
  const nameOf = useNames();
  const { graded, percent } = useFormats();
  return ({ row, driver, average }: MapPoint) =>
    t('map.point', {
      company: row.name,
      driver: nameOf(driver),
      average: graded(average, 1),
      completed: percent(shownPercentage(row.completed)),
    });
}

/** One point is reached by Tab; the arrow keys lead to the next one to the right or left. */
function usePointFocus(points: readonly MapPoint[]) {
  const drawing = useRef<SVGSVGElement>(null);
  const [chosen, choose] = useState(0);
  const tabStop = Math.min(chosen, points.length - 1);

  function onKeyDown(event: KeyboardEvent) {
    const steps: Partial<Record<string, number>> = {
      ArrowRight: tabStop + 1,
      ArrowUp: tabStop + 1,
      ArrowLeft: tabStop - 1,
      ArrowDown: tabStop - 1,
      Home: 0,
      End: points.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = Math.min(points.length - 1, Math.max(0, next));
    drawing.current?.querySelector<SVGGElement>(`[data-point="${index}"]`)?.focus();
  }
  return { drawing, tabStop, choose, onKeyDown };
}
