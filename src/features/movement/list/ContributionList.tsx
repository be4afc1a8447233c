import { useState } from 'react';
import { Link } from 'react-router';
import { useFormats } from '@/shared/i18n/formats';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { paths } from '@/shared/routing/paths';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { causeText, lastChangeText } from '../figures/causeText';
import type { MovedAction } from '../Movement';
import styles from './ContributionList.module.css';

interface Props {
  /** With the rounded contributions in points. */
  moved: readonly { action: MovedAction; contribution: number }[];
  /** Whether each row shows the driver of its action. */
  showsDriver: boolean;
}

const INITIAL_COUNT = 10;

/** The actions that changed an average, sorted by contribution. Initially, only the first ten are shown. */
export function ContributionList({ moved, showsDriver }: Props) {
  const { t } = useTranslation('movement');
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? moved : moved.slice(0, INITIAL_COUNT);
  if (moved.length === 0) return null;

  return (
    <div>
      <ol className={styles.list} aria-label={t('list.label')}>
        {shown.map((one) => (
          <ContributionRow key={one.action.id} {...one} showsDriver={showsDriver} />
        ))}
      </ol>
      {moved.length > INITIAL_COUNT && (
        <PlainButton variant="link" onClick={() => setShowsAll(!showsAll)}>
          {showsAll
            ? t('list.fewer', { count: INITIAL_COUNT })
            : t('list.all', { count: moved.length })}
        </PlainButton>
      )}
    </div>
  );
}

interface RowProps {
  action: MovedAction;
  contribution: number;
  showsDriver: boolean;
}

function ContributionRow({ action, contribution, showsDriver }: RowProps) {
  const { t } = useTranslation('movement');
  const nameOf = useNames();
  const formats = useFormats();
  const { id, number, title, area, driver, changes } = action;
  const details = [
    causeText(action, t, formats),
    ...(showsDriver ? [nameOf(driver)] : []),
    lastChangeText(action, t, formats),
    changes > 1 ? t('list.changes', { count: changes }) : null,
  ];

  return (
    <li className={styles.row}>
      <span className={styles.figure}>{formats.signed(contribution)}</span>
      <span className={styles.text}>
        <Link to={paths.companyAction({ title: driver, area, activityId: id, history: true })}>
          {`${number} ${title}`}
        </Link>
        <span className={styles.details}>{details.filter(Boolean).join(' · ')}</span>
      </span>
    </li>
  );
}
