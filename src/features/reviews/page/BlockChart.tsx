import type { ReportBlock } from '@contract/report/blocks';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { lookOf, partsOf } from '../paper/chart';
import styles from './ReportView.module.css';

const [WIDTH, HEIGHT] = [182, 42];
const BOX = { left: 5, right: WIDTH - 2, top: 2, bottom: HEIGHT - 2 };
const SCORES = [2, 4, 6, 8, 10];

/** The averages by week with a legend, drawn as on paper. */
export function BlockChart({ block }: { block: Extract<ReportBlock, { kind: 'chart' }> }) {
  const { t } = useTranslation('reviews');
  const { lines, first, last } = block;
  const yOf = (score: number) => BOX.bottom - ((score - 1) / 9) * (BOX.bottom - BOX.top);
  const names = lines.map(({ name }) => name).join(', ');
  return (
    <figure className={styles.chart}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('page.chart', { lines: names })}
      >
        {SCORES.map((score) => (
          <g key={score}>
            <path className={styles.rule} d={`M${BOX.left} ${yOf(score)}H${BOX.right}`} />
            <text className={styles.score} x={BOX.left - 1} y={yOf(score) + 1}>
              {score}
            </text>
          </g>
        ))}
        {lines.map(({ name, values, isTotal }, index) => (
          <path
            key={name}
            className={styles.weekLine}
            data-line={isTotal ? 'total' : index + 1}
            strokeDasharray={lookOf(index, isTotal).dash.join(' ')}
            d={partsOf(values, BOX)
              .map(
                (points) =>
                  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`,
              )
              .join('')}
          />
        ))}
      </svg>
      <div className={styles.ends}>
        <span>{first}</span>
        <span>{last}</span>
      </div>
      <figcaption className={styles.legend}>
        {lines.map(({ name, isTotal }, index) => (
          <span key={name}>
            <svg className={styles.sample} viewBox="0 0 8 2" aria-hidden>
              <path
                className={styles.weekLine}
                data-line={isTotal ? 'total' : index + 1}
                strokeDasharray={lookOf(index, isTotal).dash.join(' ')}
                d="M0 1H8"
              />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
