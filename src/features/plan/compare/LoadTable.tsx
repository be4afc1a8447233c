import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import utilities from '@/shared/ui/layout/utilities.module.css';
import styles from './Compare.module.css';
import type { ScenarioColumn } from './comparison';
import { useQuarterText } from './useQuarterText';

/** The weeks of work by owner and quarter of the due day. Too much for one person is marked with a sign and in words. */
export function LoadTable({ columns }: { columns: readonly ScenarioColumn[] }) {
  const { t } = useTranslation('plan');
  const { number } = useFormats();
  const quarterText = useQuarterText();
  const rows = loadRows(columns);
  const cell = ({ loads }: ScenarioColumn, { owner_id, quarter }: LoadRow) => {
    const load = loads.find((one) => one.owner_id === owner_id && one.quarter === quarter);
    if (!load) return '–';
    if (load.weeks === 0 && load.withoutWeeks > 0) return t('compare.weeksUnknown');
    const weeks = t('compare.weeksShort', { weeks: number(load.weeks) });
    const known = load.withoutWeeks === 0 ? weeks : t('compare.atLeast', { amount: weeks });
    return load.isTooMuch ? <strong>{`▲ ${known} · ${t('compare.tooMuchShort')}`}</strong> : known;
  };
  if (rows.length === 0) return <p>{t('compare.noLoad')}</p>;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className={utilities.visuallyHidden}>{t('compare.load')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('item.owner')}</th>
            <th scope="col">{t('compare.quarterTitle')}</th>
            {columns.map(({ scenario }) => (
              <th key={scenario.id} scope="col">
                {scenario.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.owner ?? t('item.noOwner')}</th>
              <td>{quarterText(row.quarter)}</td>
              {columns.map((column) => (
                <td key={column.scenario.id}>{cell(column, row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface LoadRow {
  key: string;
  owner_id: string | null;
  owner: string | null;
  quarter: string | null;
}

/** The owners and quarters of all columns, by quarter; work without a day comes last. */
function loadRows(columns: readonly ScenarioColumn[]): LoadRow[] {
  const rows = new Map<string, LoadRow>();
  for (const { scenario, loads } of columns) {
    for (const { owner_id, quarter } of loads) {
      const key = JSON.stringify([quarter ?? '~', owner_id]);
      const owner = scenario.items.find((item) => item.owner_id === owner_id)?.ownerName ?? null;
      rows.set(key, { key, owner_id, owner, quarter });
    }
  }
  return [...rows.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}
