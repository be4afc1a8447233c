import { EVENT_GROUPS, EVENT_KINDS_BY_GROUP } from '@contract/events/events';
import { Flex, Input, Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { Filters } from '@/shared/ui/input/Filters';
import { labelInElement } from '@/shared/ui/input/labelInElement';
import { countFilters, type EventsView } from './eventView';
import type { Named } from './LoggedEvent';
import { PersonSelect } from './PersonSelect';
import { useEventWords } from './useEventWords';
import styles from './EventLog.module.css';

interface Props {
  view: EventsView;
  onChange: (changed: Partial<EventsView>) => void;
  /** The choice of a company; false for people who see the events of one company. */
  companyFilter: ReactNode;
  knownPeople: readonly Named[];
}

/** The filters of the log: person, company, kinds of events and days. */
export function EventFilters({ view, onChange, companyFilter, knownPeople }: Props) {
  const { t } = useTranslation('eventLog');
  const { kindOf } = useEventWords();
  const kindOptions = EVENT_GROUPS.map((group) => ({
    label: t(`group.${group}`),
    options: EVENT_KINDS_BY_GROUP[group].map((value) => ({ value, label: kindOf(value) })),
  }));

  return (
    <Flex wrap gap="small" align="center" className={styles.toolbar}>
      <Filters count={countFilters(view)}>
        <PersonSelect
          chosen={view.person}
          known={knownPeople}
          onChoose={(person) => onChange({ person })}
        />
        {companyFilter && <div className={styles.company}>{companyFilter}</div>}
        <Select
          labelRender={labelInElement}
          className={styles.kinds}
          mode="multiple"
          maxTagCount="responsive"
          aria-label={t('filter.kinds')}
          placeholder={t('filter.kinds')}
          value={[...view.kinds]}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          options={kindOptions}
          popupMatchSelectWidth={300}
          onChange={(kinds) => onChange({ kinds })}
        />
        {(['from', 'until'] as const).map((end) => (
          <Input
            key={end}
            type="date"
            className={styles.day}
            aria-label={t(`filter.${end}`)}
            prefix={t(`filter.${end}`)}
            value={view[end] ?? ''}
            onChange={({ target }) => onChange({ [end]: target.value || null })}
          />
        ))}
      </Filters>
    </Flex>
  );
}
