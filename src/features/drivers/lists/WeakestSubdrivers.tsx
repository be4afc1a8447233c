import { driverTitle } from '@contract/fields/naming';
import { useQueryView } from '@/shared/api/useQueryView';
import { useFormats } from '@/shared/i18n/formats';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { paths } from '@/shared/routing/paths';
import { Card } from '@/shared/ui/card/Card';
import { CardRows } from '@/shared/ui/card/CardRows';
import { GradeChip } from '@/shared/ui/data/GradeChip';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { ListRow } from '@/shared/ui/list/ListRow';
import { useGetSubdriversQuery } from '../driversApi';
import { subdriverAnchor, weakestOf, WEAKEST, type Subdriver } from '../Subdriver';
import styles from './ratingLists.module.css';

/**
 * The sub-drivers with the lowest averages of a company; each row opens its actions. Nothing where none has a
 * score.
 */
export function WeakestSubdrivers({ companyId }: { companyId: string }) {
  const { t } = useTranslation('drivers');
  const subdrivers = useQueryView(useGetSubdriversQuery(companyId));
  const weakest = subdrivers.state === 'ready' ? weakestOf(subdrivers.data) : [];

  if (subdrivers.state === 'ready' && weakest.length === 0) return null;
  return (
    <Card title={t('weakest.title')}>
      <CardRows rows={WEAKEST} loading={subdrivers.state === 'loading'}>
        {subdrivers.state === 'failed' && (
          <ErrorPanel error={subdrivers.error} onRetry={subdrivers.retry} />
        )}
        {weakest.length > 0 && (
          <ul aria-label={t('weakest.title')}>
            {weakest.map((subdriver) => (
              <SubdriverRow key={`${subdriver.driver}/${subdriver.name}`} subdriver={subdriver} />
            ))}
          </ul>
        )}
      </CardRows>
    </Card>
  );
}

function SubdriverRow({ subdriver }: { subdriver: Subdriver }) {
  const { t } = useTranslation('drivers');
  const { graded } = useFormats();
  const nameOf = useNames();
  const { name, driver, average, grade, scored, total } = subdriver;
  const title = driverTitle(driver);
  return (
    <ListRow
      to={`${paths.companyOverview(title)}#${subdriverAnchor(name)}`}
      label={
        <>
          <span>{nameOf(name)}</span>{' '}
          <small className={styles.detail}>
            {`${nameOf(title)} · ${t('driver.countedShort', { scored, total })}`}
          </small>
        </>
      }
    >
      {average !== null && <strong>{graded(average, 1)}</strong>}
      {grade && <GradeChip grade={grade} />}
    </ListRow>
  );
}
