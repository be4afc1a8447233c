import type { MappedField } from '@contract/mappings/entries';
import { Alert, Flex, InputNumber, Radio, Select, Typography } from 'antd';
import { useId } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { isSurvey, type Draft } from './Draft';
import styles from './Mapping.module.css';

interface Props {
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
  onHeaderRow: (row: number) => void;
}

const SINGLE_FIELDS = ['question', 'number', 'revenue_state'] as const;

/** Which column contains what. In the file of a survey, each question is a column. */
export function ColumnStep({ draft, onChange, onHeaderRow }: Props) {
  const { t } = useTranslation('workbook');
  const id = useId();
  const { form, columns } = draft;
  const headers = [...new Set(form.headers.filter((header) => header !== ''))];
  const options = headers.map((header) => ({ value: header, label: header }));
  const headerOf = (field: MappedField) => columns.find((column) => column.field === field)?.header;

  const setHeader = (field: MappedField, header: string | undefined) =>
    onChange({
      columns: [
        ...columns.filter((column) => column.field !== field),
        ...(header === undefined ? [] : [{ field, header }]),
      ],
    });

  return (
    <Flex vertical gap="middle">
      <Typography.Text>{t('mapping.columns.intro')}</Typography.Text>
      <label className={styles.field}>
        {t('mapping.columns.headerRow')}
        <InputNumber
          min={1}
          max={Math.max(1, draft.table.length)}
          value={form.headerRow + 1}
          onChange={(row) => row !== null && onHeaderRow(row - 1)}
        />
      </label>
      <Radio.Group
        aria-label={t('mapping.columns.layout')}
        value={isSurvey(columns) ? 'survey' : 'list'}
        onChange={({ target }) =>
          onChange({
            columns:
              target.value === 'survey'
                ? headers.map((header) => ({ field: 'answer', header }))
                : [],
          })
        }
        options={[
          { value: 'list', label: t('mapping.columns.list') },
          { value: 'survey', label: t('mapping.columns.survey') },
        ]}
      />
      {isSurvey(columns) ? (
        <div className={styles.field}>
          <label htmlFor={`${id}-answers`}>{t('mapping.columns.answers')}</label>
          <Select
            id={`${id}-answers`}
            mode="multiple"
            value={columns.map(({ header }) => header)}
            options={options}
            onChange={(chosen: string[]) =>
              onChange({ columns: chosen.map((header) => ({ field: 'answer', header })) })
            }
          />
        </div>
      ) : (
        SINGLE_FIELDS.map((field) => (
          <div key={field} className={styles.field}>
            <label htmlFor={`${id}-${field}`}>{t(`mapping.columns.${field}`)}</label>
            <Select
              id={`${id}-${field}`}
              allowClear
              showSearch
              {...(headerOf(field) !== undefined && { value: headerOf(field) })}
              placeholder={t('mapping.columns.none')}
              options={options}
              onChange={(header?: string) => setHeader(field, header)}
            />
          </div>
        ))
      )}
      {headers.length === 0 && (
        <Alert type="warning" showIcon title={t('mapping.columns.noHeaders')} />
      )}
    </Flex>
  );
}
