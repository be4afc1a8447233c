import { LANGUAGE_NAMES, LANGUAGES } from '@contract/language';
import type { ActivitySheetRow, ModelSheets } from '@contract/model/modelPayloads';
import { simplified } from '@contract/workbook/words';
import { nanoid } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Alert, Button, Checkbox, Flex, Input, Radio, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { DialogFrame } from '@/shared/ui/dialog/DialogFrame';
import { LoadingCard } from '@/shared/ui/loading/LoadingCard';
import { useExportModelQuery, type GivenSheets } from './modelApi';
import styles from './Model.module.css';

interface Props {
  open: boolean;
  busy: boolean;
  /** Why the last draft was refused. */
  problems: readonly string[];
  onDraft: (sheets: GivenSheets) => void;
  onClose: () => void;
}

/** An action that is being changed; one that is added has no id yet. */
type Edited = ActivitySheetRow & { key: string; question?: 'same' | 'new' };

/** Small changes of actions, which become a draft like those of a workbook. */
export function ModelEditor({ open, busy, problems, onDraft, onClose }: Props) {
  const { t } = useTranslation('model');
  const { currentData: sheets } = useExportModelQuery(open ? undefined : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <DialogFrame title={t('editor.title')} open={open} width="60rem" busy={busy} onClose={onClose}>
      {sheets ? (
        <Actions sheets={sheets} {...{ busy, problems, onDraft, onClose }} />
      ) : (
        <LoadingCard />
      )}
    </DialogFrame>
  );
}

const MOST = 50;

function Actions({
  sheets,
  busy,
  problems,
  onDraft,
  onClose,
}: Omit<Props, 'open'> & { sheets: ModelSheets }) {
  const { t } = useTranslation('model');
  const [search, setSearch] = useState('');
  const [changed, setChanged] = useState<Record<string, Edited>>({});
  const [edited, setEdited] = useState<Edited | null>(null);
  const all = [
    ...sheets.activities.map((row) => changed[row.id] ?? { ...row, key: row.id }),
    ...Object.values(changed).filter(({ id }) => id === ''),
  ];
  const wanted = simplified(search);
  const found = all
    .filter(({ number, texts }) => simplified(`${number} ${texts.en.name}`).includes(wanted))
    .slice(0, MOST);

  if (edited) {
    return (
      <ActionForm
        edited={edited}
        sheets={sheets}
        onSave={(next) => {
          setChanged({ ...changed, [next.key]: next });
          setEdited(null);
        }}
        onCancel={() => setEdited(null)}
      />
    );
  }
  const count = Object.keys(changed).length;
  return (
    <Flex vertical gap="middle">
      <Flex gap="small">
        <Input
          aria-label={t('editor.search')}
          placeholder={t('editor.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Button onClick={() => setEdited(newAction(sheets))}>{t('editor.add')}</Button>
      </Flex>
      {problems.map((problem) => (
        <Alert key={problem} type="error" showIcon role="alert" title={problem} />
      ))}
      <ul className={styles.list}>
        {found.map((row) => {
          const name = `${row.number} ${row.texts.en.name}`;
          return (
            <li key={row.key} className={styles.action}>
              <span>
                {name}
                {row.retired && ` (${t('editor.retired')})`}
                {row.key in changed && ` – ${t('editor.changed')}`}
              </span>
              <Button
                size="small"
                aria-label={t('editor.change', { name })}
                onClick={() => setEdited(row)}
              >
                {t('edit')}
              </Button>
            </li>
          );
        })}
      </ul>
      <div className={styles.buttons}>
        <Button disabled={busy} onClick={onClose}>
          {t('editor.cancel')}
        </Button>
        <Button
          type="primary"
          loading={busy}
          disabled={count === 0}
          onClick={() => onDraft({ activities: all.map((row) => givenRow(row, changed)) })}
        >
          {t('editor.draft', { count })}
        </Button>
      </div>
    </Flex>
  );
}

const newAction = ({ subdrivers, subprocesses }: ModelSheets): Edited => ({
  key: nanoid(),
  id: '',
  number: '',
  subdriver_id: subdrivers[0]?.id ?? '',
  impact_area: 1,
  subprocess_id: subprocesses[0]?.id ?? '',
  relevance: null,
  retired: false,
  texts: { en: { name: '', description: '', anchors: [] } },
});

/** A row that was not changed names only its id, by which it is kept. */
function givenRow(
  { key, ...row }: Edited,
  changed: Readonly<Record<string, Edited>>,
): Record<string, unknown> {
  return key in changed ? { ...row } : { id: row.id };
}

interface FormProps {
  edited: Edited;
  sheets: ModelSheets;
  onSave: (edited: Edited) => void;
  onCancel: () => void;
}

function ActionForm({ edited, sheets, onSave, onCancel }: FormProps) {
  const { t } = useTranslation('model');
  const [row, setRow] = useState(edited);
  const change = (fields: Partial<Edited>) => setRow({ ...row, ...fields });
  const setText = (language: 'en' | 'es', field: 'name' | 'description', value: string) => {
    const text = row.texts[language] ?? { name: '', description: '', anchors: [] };
    change({ texts: { ...row.texts, [language]: { ...text, [field]: value } } });
  };
  const named = (rows: readonly { id: string; name: string; number?: string }[]) =>
    rows.map(({ id, name, number }) => ({
      value: id,
      label: number === undefined ? name : `${number} ${name}`,
    }));
  return (
    <Flex vertical gap="middle">
      <label className={styles.field}>
        {t('editor.number')}
        <Input value={row.number} onChange={({ target }) => change({ number: target.value })} />
      </label>
      {LANGUAGES.map((language) => (
        <Flex key={language} vertical gap="small">
          <label className={styles.field}>
            {t('editor.name', { language: LANGUAGE_NAMES[language] })}
            <Input
              value={row.texts[language]?.name ?? ''}
              onChange={({ target }) => setText(language, 'name', target.value)}
            />
          </label>
          <label className={styles.field}>
            {t('editor.description', { language: LANGUAGE_NAMES[language] })}
            <Input.TextArea
              autoSize={{ minRows: 2, maxRows: 6 }}
              value={row.texts[language]?.description ?? ''}
              onChange={({ target }) => setText(language, 'description', target.value)}
            />
          </label>
        </Flex>
      ))}
      <Select
        aria-label={t('editor.subdriver')}
        value={row.subdriver_id}
        options={named(sheets.subdrivers)}
        onChange={(subdriver_id: string) => change({ subdriver_id })}
      />
      <Select
        aria-label={t('editor.subprocess')}
        value={row.subprocess_id}
        options={named(sheets.subprocesses)}
        onChange={(subprocess_id: string) => change({ subprocess_id })}
      />
      <Select
        aria-label={t('editor.area')}
        value={row.impact_area}
        options={[1, 2, 3, 4, 5, 6, 7].map((area) => ({ value: area, label: String(area) }))}
        onChange={(impact_area: number) => change({ impact_area })}
      />
      <Checkbox
        checked={row.retired}
        onChange={({ target }) => change({ retired: target.checked })}
      >
        {t('editor.retired')}
      </Checkbox>
      {row.id !== '' && (
        <Radio.Group
          aria-label={t('editor.question')}
          value={row.question ?? 'same'}
          onChange={({ target }) => change({ question: target.value === 'new' ? 'new' : 'same' })}
          options={[
            { value: 'same', label: t('editor.same') },
            { value: 'new', label: t('editor.new') },
          ]}
        />
      )}
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{t('editor.cancel')}</Button>
        <Button
          type="primary"
          disabled={row.number.trim() === '' || row.texts.en.name.trim() === ''}
          onClick={() => onSave({ ...row, texts: withoutEmpty(row.texts), ...sameUnless(row) })}
        >
          {t('editor.save')}
        </Button>
      </div>
    </Flex>
  );
}

/** The person has seen the choice, so that an untouched one is an answer, too. */
const sameUnless = ({ id, question }: Edited) =>
  id === '' ? {} : { question: question ?? ('same' as const) };

/** A language without a name has no texts. */
function withoutEmpty({ en, ...others }: ActivitySheetRow['texts']): ActivitySheetRow['texts'] {
  const filled = Object.entries(others).filter(([, text]) => text.name.trim() !== '');
  return { en, ...Object.fromEntries(filled) };
}
