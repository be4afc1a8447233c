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
  actions: readonly MovedAction[];
  /** As shown, in points; in the order of the actions. */
  contributions: readonly number[];
  /** Names the driver of each action, where they have several. */
  withDriver: boolean;
}

const FIRST = 10;

/** The actions that moved an average, the largest contribution first. */
export function ContributionList({ actions, contributions, withDriver }: Props) {
  const { t } = useTranslation('movement');
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? actions : actions.slice(0, FIRST);
  if (actions.length === 0) return null;

  return (
    <div>
      <ol className={styles.list} aria-label={t('list.label')}>
        {shown.map((action, index) => (
          <ContributionRow
            key={action.id}
            action={action}
            figure={contributions[index] ?? 0}
            withDriver={withDriver}
          />
        ))}
      </ol>
      {actions.length > FIRST && (
        <PlainButton look="link" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('list.fewer', { count: FIRST }) : t('list.all', { count: actions.length })}
        </PlainButton>
      )}
    </div>
  );
}

interface RowProps {
  action: MovedAction;
  figure: number;
  withDriver: boolean;
}

function ContributionRow({ action, figure, withDriver }: RowProps) {
  const { t } = useTranslation('movement');
  const nameOf = useNames();
  const formats = useFormats();
  const { id, number, title, area, driver, changes } = action;
  const details = [
    causeText(action, t, formats),
    ...(withDriver ? [nameOf(driver)] : []),
    lastChangeText(action, t, formats),
    changes > 1 ? t('list.changes', { count: changes }) : null,
  ];

  return (
    <li className={styles.row}>
      <span className={styles.figure}>{formats.signed(figure)}</span>
      <span className={styles.text}>
        <Link to={paths.companyAction({ title: driver, area, activityId: id, history: true })}>
          {number} {title}
        </Link>
        <span className={styles.details}>{details.filter(Boolean).join(' · ')}</span>
      </span>
    </li>
  );
}
