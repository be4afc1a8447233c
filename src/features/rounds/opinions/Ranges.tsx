import type { PartyGap } from '@contract/rounds/partyGaps';
import { useFormats } from '@/shared/i18n/formats';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { ScaleBar } from '@/shared/ui/data/ScaleBar';
import type { DriverRange } from '../RoundResult';
import { PartyMark } from './PartyMark';
import styles from './Ranges.module.css';
import { knownGaps, useGapText } from './useGapText';

interface Props {
  ranges: readonly DriverRange[];
  parties: readonly string[];
  /** The party whose gaps are shown; null for the widest gap. */
  party: string | null;
}

/** Between which values each driver and the Global Average lie, where they are now, and how the parties differ. */
export function Ranges({ ranges, parties, party }: Props) {
  const { t } = useTranslation('rounds');
  const { oneDecimal } = useFormats();
  const nameOf = useNames();
  const hasGaps = ranges.some(({ gaps }) => gaps.length > 0);
  const isWidest = party === null && parties.length > 2;
  return (
    <table className={styles.ranges} aria-label={t('opinions.ranges')}>
      <thead>
        <tr>
          <th scope="col">{t('opinions.average')}</th>
          <th scope="col" colSpan={2}>
            {t('opinions.between')}
          </th>
          <th scope="col">{t('opinions.now')}</th>
          {hasGaps && <th scope="col">{t(isWidest ? 'opinions.widestGap' : 'opinions.gaps')}</th>}
        </tr>
      </thead>
      <tbody>
        {ranges.map(({ driver, average, low, high, gaps }) => (
          <tr key={driver}>
            <th scope="row">{nameOf(driver)}</th>
            <td className={styles.bar}>
              <ScaleBar range={{ low, high }} tick={average} />
            </td>
            <td className={styles.between}>
              {t('opinions.betweenValues', { low: oneDecimal(low), high: oneDecimal(high) })}
            </td>
            <td className={styles.now} data-label={t('opinions.now')}>
              {average === null ? '–' : oneDecimal(average)}
            </td>
            {hasGaps && (
              <td className={styles.gaps}>
                <Gaps gaps={gaps} parties={parties} party={party} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Gaps({ gaps, parties, party }: Omit<Props, 'ranges'> & { gaps: readonly PartyGap[] }) {
  const { t } = useTranslation('rounds');
  const gapText = useGapText();
  const shown = gapsToShow(gaps, party);
  if (shown.length === 0 && gaps.length > 0) {
    return <span className={styles.quiet}>{t('opinions.tooFewActions')}</span>;
  }
  return shown.map((one) => {
    const { high, text } = gapText(one);
    return (
      <div key={`${one.party}/${one.other}`}>
        <PartyMark index={parties.indexOf(high)} /> {text}{' '}
        <span className={styles.quiet}>{t('opinions.gapActions', { count: one.actions })}</span>
      </div>
    );
  });
}

/** The gaps of the party, or else the widest one; without those of too few actions. */
function gapsToShow(gaps: readonly PartyGap[], party: string | null) {
  const known = knownGaps(gaps);
  return party === null
    ? known.sort((a, b) => Math.abs(b.gap) - Math.abs(a.gap)).slice(0, 1)
    : known.filter((one) => one.party === party || one.other === party);
}
