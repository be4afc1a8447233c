import type { EntryProblem } from '@contract/mappings/entries';
import type { MappedRows } from '@contract/mappings/mapEntries';
import { Alert, Flex } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import styles from './Mapping.module.css';

interface Props {
  problems: readonly EntryProblem[];
  /** What has no meaning or no action; null before that is known. */
  mapped: MappedRows | null;
}

/** What cannot be read, and what is left out, each with its row. */
export function ProblemList({ problems, mapped }: Props) {
  const { t } = useTranslation('workbook');
  const { unscaled = [], unpaired = [] } = mapped ?? {};
  return (
    <>
      {problems.length > 0 && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('mapping.problem.title', { count: problems.length })}
          description={
            <ul className={styles.list}>
              {problems.slice(0, MOST).map(({ problem, row, content }, index) => (
                <li key={index}>
                  {problem === 'missingHeader' || problem === 'repeatedHeader'
                    ? t(`mapping.problem.${problem}`, { row, header: content })
                    : t('row.inRow', { row, problem: t(`row.${problem}`) })}
                </li>
              ))}
            </ul>
          }
        />
      )}
      {unscaled.length > 0 && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('mapping.problem.unscaled', { count: unscaled.length })}
          description={
            <ul className={styles.list}>
              {unscaled.slice(0, MOST).map(({ row, value }) => (
                <li key={value}>{t('mapping.problem.inRow', { row, text: value })}</li>
              ))}
            </ul>
          }
        />
      )}
      {unpaired.length > 0 && (
        <details>
          <summary>{t('mapping.problem.unpaired', { count: unpaired.length })}</summary>
          <Flex vertical>
            <ul className={styles.list} tabIndex={0} aria-label={t('mapping.problem.unpairedList')}>
              {unpaired.map(({ row, question }) => (
                <li key={question}>{t('mapping.problem.inRow', { row, text: question })}</li>
              ))}
            </ul>
          </Flex>
        </details>
      )}
    </>
  );
}

/** More rows would not be read. */
const MOST = 100;
