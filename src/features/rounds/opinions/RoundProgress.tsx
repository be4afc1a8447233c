import { Link } from 'react-router';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useNames } from '@/shared/i18n/useNames';
import { IMPACT_AREA_NAMES } from '@contract/impactAreas';
import { paths } from '@/shared/routing/paths';
import type { Round, RoundCompany, RoundPerson } from '../Round';
import styles from './OpinionsPanel.module.css';

interface Props {
  round: Round;
  place: RoundCompany;
  canRun: boolean;
}

/** How far an open round is: a count for everybody, and for the organiser the people and the other companies. */
export function RoundProgress({ round, place, canRun }: Props) {
  const { t } = useTranslation('rounds');
  const waits = place.stage === 'open' && place.myPart?.handedInAt === null;
  return (
    <>
      <p className={styles.sentence}>
        {place.stage === 'open'
          ? t('opinions.progress', { handedIn: place.handedIn, asked: place.asked })
          : t('opinions.planned', { asked: place.asked })}{' '}
        {t('opinions.alone')}
      </p>
      {waits && (
        <p>
          <Link to={paths.myPart({ round: round.id, company: place.companyId })}>
            {t('opinions.myPart')}
          </Link>
        </p>
      )}
      {canRun && place.people && <People people={place.people} />}
      {round.companies.length > 1 && (
        <table className={styles.table}>
          <caption>{t('opinions.companies')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('opinions.company')}</th>
              <th scope="col">{t('opinions.handedIn')}</th>
            </tr>
          </thead>
          <tbody>
            {round.companies.map(({ companyId, name, handedIn, asked }) => (
              <tr key={companyId}>
                <th scope="row">{name}</th>
                <td>{t('opinions.count', { handedIn, asked })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function People({ people }: { people: readonly RoundPerson[] }) {
  const { t } = useTranslation('rounds');
  const { shortDate, list } = useFormats();
  const nameOf = useNames();
  const areaName = (area: string) => nameOf(IMPACT_AREA_NAMES[Number(area) - 1] ?? area);
  return (
    <table className={styles.table}>
      <caption>{t('opinions.people')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('opinions.person')}</th>
          <th scope="col">{t('opinions.party')}</th>
          <th scope="col">{t('opinions.areas')}</th>
          <th scope="col">{t('opinions.handedIn')}</th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ userId, name, party, areas, handedInAt }) => (
          <tr key={userId}>
            <th scope="row">{name ?? t('formerMember')}</th>
            <td>{party ?? '–'}</td>
            <td>{areas.length === 0 ? t('setup.allAreas') : list(areas.map(areaName))}</td>
            <td>{handedInAt === null ? t('opinions.notYet') : shortDate(handedInAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
