import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import table from '@/shared/ui/list/listTable.module.css';
import type { LoggedEvent, Named } from './LoggedEvent';
import { useEventWords } from './useEventWords';
import styles from './EventLog.module.css';

interface Props {
  events: readonly LoggedEvent[];
  /** Shows only the events of a person. */
  onPerson: (id: string) => void;
}

const COLUMNS = ['kind', 'at', 'actor', 'subject', 'place', 'address'] as const;

/** The events as a table, laid out as a list on narrow screens. Browsers then drop the table semantics, so the roles are explicit. */
export function EventTable({ events, onPerson }: Props) {
  const { t } = useTranslation('eventLog');
  const { dayAndTime } = useFormats();
  const words = useEventWords();

  return (
    <table className={`${table.table} ${styles.events}`} role="table" aria-label={t('title')}>
      <thead className={table.head} role="rowgroup">
        <tr role="row">
          {COLUMNS.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {t(`column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {events.map((event) => {
          const { id, at, actor, subject, address, device } = event;
          return (
            <tr key={id} role="row" className={table.row}>
              <th scope="row" role="rowheader" className={styles.what}>
                <span>{words.kindOf(event.kind)}</span>
                {words.changesOf(event).map((change) => (
                  <span key={change} className={styles.detail}>
                    {change}
                  </span>
                ))}
              </th>
              <td role="cell" className={styles.time} data-label={t('column.at')}>
                <time dateTime={at}>{dayAndTime(Date.parse(at))}</time>
              </td>
              <td role="cell" data-label={t('column.actor')}>
                <Person person={actor} text={words.actorOf(event)} onChoose={onPerson} />
              </td>
              <td role="cell" data-label={t('column.subject')}>
                <Person
                  person={subject?.type === 'person' ? subject : null}
                  text={words.subjectOf(event)}
                  onChoose={onPerson}
                />
              </td>
              <td role="cell" data-label={t('column.place')}>
                {event.companyName ?? event.workspaceName}
              </td>
              <td role="cell" data-label={t('column.address')}>
                {address !== null && (
                  <span className={styles.lines}>
                    <span>{address}</span>
                    <span className={styles.detail}>{device}</span>
                  </span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface PersonProps {
  /** null for anything else. */
  person: Named | null;
  text: string;
  onChoose: (id: string) => void;
}

/** A name; that of a person filters the log. */
function Person({ person, text, onChoose }: PersonProps) {
  const { t } = useTranslation('eventLog');
  const id = person?.id;
  if (!id) return text;
  return (
    <button
      type="button"
      className={styles.person}
      aria-label={t('filter.onlyOf', { name: text })}
      onClick={() => onChoose(id)}
    >
      {text}
    </button>
  );
}
