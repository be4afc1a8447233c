import { Select } from 'antd';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { labelInElement } from '@/shared/ui/input/labelInElement';
import { useFindPeopleQuery } from './eventLogApi';
import type { Named } from './LoggedEvent';
import styles from './EventLog.module.css';

interface Props {
  /** The id of the chosen person. */
  chosen: string | null;
  /** People whose names are known without a search. */
  known: readonly Named[];
  onChoose: (id: string | null) => void;
}

/** A select of a person, which searches all people by name and address while the person types. */
export function PersonSelect({ chosen, known, onChoose }: Props) {
  const { t } = useTranslation(['eventLog', 'shared']);
  const [typed, setTyped] = useState('');
  const searched = useDeferredValue(typed.trim());
  const { currentData: found } = useFindPeopleQuery(searched === '' ? skipToken : searched);
  const [chosenName, setChosenName] = useState<string | null>(null);

  const nameOfChosen =
    known.find(({ id }) => id === chosen)?.name ?? chosenName ?? t('filter.chosenPerson');
  const options =
    found?.map(({ id, name, email }) => ({ value: id, label: name, detail: email })) ??
    (chosen === null ? [] : [{ value: chosen, label: nameOfChosen, detail: '' }]);

  return (
    <Select
      labelRender={labelInElement}
      className={styles.filter}
      aria-label={t('filter.person')}
      placeholder={t('filter.searchPerson')}
      value={chosen === null ? null : { value: chosen, label: nameOfChosen }}
      labelInValue
      allowClear
      options={options}
      notFoundContent={t(searched === '' ? 'filter.searchPerson' : 'shared:nothingFound')}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      popupMatchSelectWidth={300}
      optionRender={({ label, data }) => (
        <span className={styles.option}>
          {label}
          <span className={styles.detail}>{data.detail}</span>
        </span>
      )}
      onChange={(option?: { value: string; label: string } | null) => {
        setChosenName(option?.label ?? null);
        onChoose(option?.value ?? null);
        setTyped('');
      }}
    />
  );
}
