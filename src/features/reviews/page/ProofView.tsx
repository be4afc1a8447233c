import type { ProofDto, ProofRowDto } from '@contract/reviews/reviewPayloads';
import { activityNumber, activityTitle } from '@contract/fields/naming';
import type { QueryView } from '@/shared/api/useQueryView';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { SkeletonBlock } from '@/shared/ui/loading/SkeletonBlock';
import { Link } from 'react-router';
import styles from './ProofView.module.css';

interface Props {
  proof: QueryView<ProofDto>;
  /** How the page prints the figure; null for a figure that it does not have. */
  printed: string | null;
  /** The address of an action; absent for those who may not open it. */
  linkOf?: ((activityId: string) => string) | undefined;
  /** The address of what moved the figure since the review; absent where it is not known. */
  movedSince?: string | undefined;
  /** Where a figure without parts comes from, and its words. */
  source?: { to: string; label: string } | undefined;
  /** A link is about to open a page about the company. */
  onOpen?: (() => void) | undefined;
}

/** Of what a figure is the sum, who changed the answers last, and what the figure is now. */
export function ProofView({ proof, printed, linkOf, movedSince, source, onOpen }: Props) {
  const { t } = useTranslation('reviews');
  const { number, score } = useFormats();
  if (proof.state === 'loading') return <SkeletonBlock />;
  if (proof.state === 'failed') return <ErrorPanel error={proof.error} onRetry={proof.retry} />;
  const { value, shown, rows, since } = proof.data;
  const exact = inLanguage(shown, score);
  const sorted = rows.toSorted((a, b) => Math.abs(b.share) - Math.abs(a.share));
  return (
    <div className={styles.proof}>
      <p className={styles.value}>
        <strong>{printed ?? exact}</strong>
      </p>
      {rows.length > 0 && printed !== null && (
        <p className={styles.quiet}>{t('proof.printed', { printed, shown: exact })}</p>
      )}
      <p className={styles.quiet}>
        {rows.length === 0 ? t('proof.noRows') : t('proof.actions', { count: rows.length })}
        {source && (
          <>
            {' '}
            <Link to={source.to} onClick={onOpen}>
              {source.label}
            </Link>
          </>
        )}
      </p>
      {since !== null && (
        <p>
          {Math.abs(since - (value ?? 0)) < 1e-9
            ? t('proof.unchanged')
            : t('proof.since', { then: number(value ?? 0), now: number(since) })}{' '}
          {movedSince !== undefined && (
            <Link to={movedSince} onClick={onOpen}>
              {t('proof.whatMoved')}
            </Link>
          )}
        </p>
      )}
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {sorted.map((row, index) => (
            <Row key={row.activity_id || index} row={row} linkOf={linkOf} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Row({ row, linkOf, onOpen }: { row: ProofRowDto } & Pick<Props, 'linkOf' | 'onOpen'>) {
  const { t } = useTranslation('reviews');
  const { shortDate, number, score } = useFormats();
  const { activity_id, name, weight, state, shown, changed_by, changed_at, evidence } = row;
  const share = inLanguage(shown, score);
  const title = activity_id === '' ? t('proof.unexplained') : activityTitle(name);
  return (
    <li className={styles.row}>
      <span className={styles.action}>
        <span className={styles.number}>{activityNumber(name)}</span>{' '}
        {linkOf && activity_id !== '' ? (
          <Link to={linkOf(activity_id)} onClick={onOpen}>
            {title}
          </Link>
        ) : (
          title
        )}
      </span>
      <strong className={styles.share} aria-label={`${t('proof.share')} ${share}`}>
        {share}
      </strong>
      {activity_id !== '' && (
        <span className={styles.about}>
          {[
            `${t('proof.state')} ${state ?? '–'}`,
            `${t('proof.weight')} ${number(weight)}`,
            ...(changed_at === null
              ? []
              : [`${changed_by ?? t('proof.former')}, ${shortDate(changed_at)}`]),
            ...(evidence > 0 ? [`${t('proof.evidence')} ${evidence}`] : []),
          ].join(' · ')}
        </span>
      )}
    </li>
  );
}

/** A figure as the proof prints it, such as '-0.48', in the language of the page; a figure without a value as it is. */
const inLanguage = (shown: string, score: (value: number) => string): string =>
  /^-?\d+\.\d\d$/.test(shown) ? score(Number(shown)) : shown;
