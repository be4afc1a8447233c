import type { TargetStatus } from '@contract/targets/targets';
import { currentTarget } from './Target';
import styles from './TargetLine.module.css';
import { useGetTargetsQuery } from './targetsApi';
import { useTargetTexts } from './useTargetTexts';

interface Props {
  companyId: string;
  /** The driver's name on the wire. */
  driver: string;
}

const LATE: readonly (TargetStatus | null)[] = ['behind', 'missed'];

/** One line about the target of a driver: 'Target 6.0 by Dec 31 · behind by 0.1 · with the plan 6.3'. */
export function TargetLine({ companyId, driver }: Props) {
  const texts = useTargetTexts();
  const target = currentTarget(useGetTargetsQuery(companyId).currentData, driver);
  if (!target) return null;
  const isLate = LATE.includes(target.status);
  return (
    <small className={isLate ? `${styles.line} ${styles.late}` : styles.line}>
      {texts.parts(target).join(' · ')}
    </small>
  );
}
