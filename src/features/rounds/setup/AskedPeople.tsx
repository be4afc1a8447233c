import { Select } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { Company } from '../opinions/OpinionsProps';
import type { Round } from '../Round';
import styles from './AskedPeople.module.css';
import type { ChosenParts } from './chosenParts';
import { CompanyPeople } from './CompanyPeople';

interface Props {
  company: Company;
  /** The companies in which the person may ask; those of the round's workspace are offered. */
  companies: readonly Company[];
  round: Round | null;
  parts: ChosenParts;
  onChange: (parts: ChosenParts) => void;
}

/** The companies of a round, and in each of them the people with their parties and areas. */
export function AskedPeople({ company, companies, round, parts, onChange }: Props) {
  const { t } = useTranslation('rounds');
  const offered = companies.filter(({ workspaceId }) => workspaceId === company.workspaceId);
  const fixed = new Set(
    round?.companies.filter(({ stage }) => stage !== 'planned').map(({ companyId }) => companyId),
  );
  const chosen = offered.filter(({ id }) => id in parts);
  const parties = new Set(
    Object.values(parts).flatMap((people) => Object.values(people).map(({ party }) => party)),
  );

  function choose(ids: readonly string[]) {
    const chosenIds = [...new Set([...ids, ...fixed])];
    onChange(Object.fromEntries(chosenIds.map((id) => [id, parts[id] ?? {}])));
  }

  return (
    <div className={styles.people}>
      {offered.length > 1 && (
        <label className={styles.companies}>
          {t('setup.companies')}
          <Select
            mode="multiple"
            showSearch={{ optionFilterProp: 'label' }}
            value={chosen.map(({ id }) => id)}
            options={offered.map(({ id, name }) => ({
              value: id,
              label: name,
              disabled: fixed.has(id),
            }))}
            onChange={choose}
          />
        </label>
      )}
      <datalist id="round-parties">
        {[...parties]
          .filter((party) => party !== '')
          .map((party) => (
            <option key={party} value={party} />
          ))}
      </datalist>
      {chosen.map((one) => (
        <CompanyPeople
          key={one.id}
          company={one}
          isClosed={
            round?.companies.find(({ companyId }) => companyId === one.id)?.stage === 'closed'
          }
          people={parts[one.id] ?? {}}
          onChange={(people) => onChange({ ...parts, [one.id]: people })}
        />
      ))}
    </div>
  );
}
