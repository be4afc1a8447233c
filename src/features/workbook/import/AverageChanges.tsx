import { shownDriver } from '@contract/fields/naming';
import { shownDifference } from '@contract/scoring/numbers/shownDifference';
import type { ImportAverage } from '@contract/workbook/importPayloads';
import { useFormats } from '@/shared/i18n/formats';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import styles from './ImportPreview.module.css';

interface Props {
  before: readonly ImportAverage[];
  after: readonly ImportAverage[];
}

/** The averages of the drivers before and after an import. */
export function AverageChanges({ before, after }: Props) {
  const { t } = useTranslation('workbook');
  const { score, signed } = useFormats();
  const nameOf = useNames();
  const figure = (average: number | null) => (average === null ? '–' : score(average));
  const afterOf = new Map(after.map(({ driver, average }) => [driver, average]));

  return (
    <ul className={styles.averages} aria-label={t('preview.figures')}>
      {before.map(({ driver, average }) => {
        const next = afterOf.get(driver) ?? null;
        const difference =
          average !== null && next !== null ? shownDifference(average, next) : null;
        return (
          <li key={driver}>
            <span className={styles.driver}>{nameOf(shownDriver(driver))}</span>
            <span className={styles.figures}>
              {figure(average)} → <strong>{figure(next)}</strong>
              {difference !== null && <span> ({signed(difference)})</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
