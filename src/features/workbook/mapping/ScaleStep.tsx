import { STATE_MAX } from '@contract/answer';
import type { ScaleRow } from '@contract/mappings/scale';
import { Flex, Select, Typography } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import styles from './Mapping.module.css';

interface Props {
  rows: readonly ScaleRow[];
  /** null: answers with this value stay as they are. */
  onChange: (theirs: string, ours: number | null) => void;
}

const STATES = Array.from({ length: STATE_MAX }, (_, index) => index + 1);
const NO_CHANGE = 'none';

/** What each value of the workbook means, and how often it occurs. */
export function ScaleStep({ rows, onChange }: Props) {
  const { t } = useTranslation('workbook');
  const options = [
    ...STATES.map((state) => ({ value: String(state), label: String(state) })),
    { value: NO_CHANGE, label: t('mapping.scale.none') },
  ];
  return (
    <Flex vertical gap="small">
      <Typography.Text>{t('mapping.scale.intro')}</Typography.Text>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('mapping.scale.theirs')}</th>
            <th scope="col">{t('mapping.scale.count')}</th>
            <th scope="col">{t('mapping.scale.ours')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ theirs, count, ours }) => (
            <tr key={theirs}>
              <th scope="row">{theirs}</th>
              <td>{count}</td>
              <td>
                <Select
                  className={styles.choice}
                  aria-label={t('mapping.scale.meaning', { value: theirs })}
                  placeholder={t('mapping.scale.choose')}
                  {...(ours !== undefined && { value: ours === null ? NO_CHANGE : String(ours) })}
                  options={options}
                  onChange={(value: string) =>
                    onChange(theirs, value === NO_CHANGE ? null : Number(value))
                  }
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Flex>
  );
}
