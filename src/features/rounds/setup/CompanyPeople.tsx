import { Checkbox, Input, Select } from 'antd';
import { useId } from 'react';
import { IMPACT_AREA_NAMES } from '@contract/impactAreas';
import { ROUND_LIMITS } from '@contract/rounds/rounds';
import { useQueryView } from '@/shared/api/useQueryView';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import type { Company } from '../opinions/OpinionsProps';
import { useGetRoundCandidatesQuery } from '../roundsApi';
import styles from './AskedPeople.module.css';
import type { ChosenPart } from './chosenParts';

type People = Readonly<Record<string, ChosenPart>>;

interface Props {
  company: Company;
  /** In a closed company the people stay as they are. */
  isClosed: boolean;
  people: People;
  onChange: (people: People) => void;
}

/** Whom to ask in one company. The areas are those that a person answered most, until the organiser changes them. */
export function CompanyPeople({ company, isClosed, people, onChange }: Props) {
  const { t } = useTranslation('rounds');
  const nameOf = useNames();
  const titleId = useId();
  const candidates = useQueryView(useGetRoundCandidatesQuery(company.id));
  const areas = IMPACT_AREA_NAMES.map((name, index) => ({
    value: String(index + 1),
    label: nameOf(name),
  }));

  function toggle(id: string, suggested: readonly string[]) {
    const { [id]: chosen, ...others } = people;
    onChange(chosen ? others : { ...people, [id]: { party: '', areas: [...suggested] } });
  }
  const change = (id: string, part: ChosenPart) => onChange({ ...people, [id]: part });

  return (
    <section className={styles.company} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {company.name}
      </h3>
      {isClosed && <p className={styles.hint}>{t('setup.closedHere')}</p>}
      {candidates.state === 'failed' && (
        <ErrorPanel error={candidates.error} onRetry={candidates.retry} />
      )}
      {candidates.state === 'loading' && <p role="status">{t('setup.loading')}</p>}
      {candidates.state === 'ready' && !isClosed && (
        <>
          <p className={styles.hint}>
            {t('setup.peopleHint')}{' '}
            <PlainButton
              size="small"
              onClick={() =>
                onChange(
                  Object.fromEntries(
                    candidates.data.map(({ id, areas: suggested }) => [
                      id,
                      people[id] ?? { party: '', areas: suggested },
                    ]),
                  ),
                )
              }
            >
              {t('setup.everybody')}
            </PlainButton>
          </p>
          <ul className={styles.list}>
            {candidates.data.map(({ id, name, areas: suggested }) => {
              const part = people[id];
              return (
                <li key={id} className={styles.person}>
                  <Checkbox checked={part !== undefined} onChange={() => toggle(id, suggested)}>
                    {name}
                  </Checkbox>
                  {part && (
                    <>
                      <Input
                        aria-label={t('setup.partyOf', { name })}
                        placeholder={t('setup.party')}
                        maxLength={ROUND_LIMITS.partyLength}
                        list="round-parties"
                        value={part.party}
                        onChange={({ target }) => change(id, { ...part, party: target.value })}
                      />
                      <Select
                        mode="multiple"
                        aria-label={t('setup.areasOf', { name })}
                        placeholder={t('setup.allAreas')}
                        maxTagCount="responsive"
                        value={part.areas}
                        options={areas}
                        onChange={(chosen: string[]) => change(id, { ...part, areas: chosen })}
                      />
                    </>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
