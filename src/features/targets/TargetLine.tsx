import { currentTarget, isLate } from './Target';
import styles from './TargetLine.module.css';
import { useGetTargetsQuery } from './targetsApi';
import { useTargetTexts } from './useTargetTexts';

interface Props {
  companyId: string;
  /** The driver's name on the wire. */
  driver: string;
}

/** One line about the target of a driver: 'Target 6.0 by Dec 31 · behind its path by 0.1 · with the plan 6.3'. */
export function TargetLine({ companyId, driver }: Props) {
  const texts = useTargetTexts();
  const target = currentTarget(useGetTargetsQuery(companyId).currentData, driver);
  if (!target) return null;
  return (
    <small className={isLate(target.status) ? `${styles.line} ${styles.late}` : styles.line}>
      {texts.parts(target).join(' · ')}
    </small>
  );
}
