import { CheckCircleFilled, MinusCircleFilled, WarningFilled } from '@ant-design/icons';
import type { Grade } from '@contract/scoring';
import { useTranslation } from 'react-i18next';
import styles from './GradeChip.module.css';

const ICONS = {
  High: <CheckCircleFilled aria-hidden />,
  Medium: <MinusCircleFilled aria-hidden />,
  Low: <WarningFilled aria-hidden />,
} satisfies Record<Grade, React.ReactNode>;

const TONES = {
  High: styles.high,
  Medium: styles.medium,
  Low: styles.low,
} satisfies Record<Grade, string | undefined>;

/** A grade as icon and word; below 440 px the word is for screen readers only. */
export function GradeChip({ grade }: { grade: Grade }) {
  const { t } = useTranslation('shared');
  return (
    <span className={`${styles.chip} ${TONES[grade]}`}>
      {ICONS[grade]}
      <span className={styles.text}>{t(`grade.${grade}`)}</span>
    </span>
  );
}
