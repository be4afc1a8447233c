import high from '@ant-design/icons-svg/es/asn/CheckCircleFilled';
import medium from '@ant-design/icons-svg/es/asn/MinusCircleFilled';
import low from '@ant-design/icons-svg/es/asn/WarningFilled';
import type { Grade } from '@contract/scoring/scoring';
import { useTranslation } from '@/shared/i18n/useTranslation';
import styles from './GradeChip.module.css';
import grades from './grades.module.css';
import { PlainIcon } from '../plain/PlainIcon';

const ICONS = { High: high, Medium: medium, Low: low } satisfies Record<Grade, unknown>;

const TONES = {
  High: grades.high,
  Medium: grades.medium,
  Low: grades.low,
} satisfies Record<Grade, string | undefined>;

/** The icon of a grade. The grade is also named beside it, or in the accessible name of its control. */
export const GradeIcon = ({ grade }: { grade: Grade }) => <PlainIcon icon={ICONS[grade]} />;

interface Props {
  grade: Grade;
  /** Shows the word in narrow places, too. */
  keepsWord?: boolean;
}

/** A grade as icon and word; on phones and in narrow cards the word is for screen readers only, unless it is kept. */
export function GradeChip({ grade, keepsWord = false }: Props) {
  const { t } = useTranslation('shared');
  return (
    <span className={`${styles.chip} ${keepsWord ? '' : styles.narrow} ${TONES[grade]}`}>
      <GradeIcon grade={grade} />
      <span className={styles.text}>{t(`grade.${grade}`)}</span>
    </span>
  );
}
