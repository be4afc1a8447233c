import type { ModelSheets } from '@contract/model/modelPayloads';
import { simplified } from '@contract/workbook/words';
import { nanoid } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Alert, Button, Flex, Input, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { DialogFrame } from '@/shared/ui/dialog/DialogFrame';
import { LoadingCard } from '@/shared/ui/loading/LoadingCard';
import { ActionForm, type Edited } from './ActionForm';
import { useExportModelQuery, type SubmittedSheets } from './modelApi';
import styles from './Model.module.css';

interface Props {
  open: boolean;
  busy: boolean;
  /** Why the last draft was refused. */
  problems: readonly string[];
  onDraft: (sheets: SubmittedSheets) => void;
  onClose: () => void;
}

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
  const found = all.filter(({ number, texts }) =>
    simplified(`${number} ${texts.en.name}`).includes(wanted),
  );

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
        {found.slice(0, MOST).map((row) => {
          const name = `${row.number} ${row.texts.en.name}`;
          return (
            <li key={row.key} className={styles.action}>
              <span>
                {name}
                {row.retired && ` (${t('editor.retired')})`}
                {row.key in changed && ` – ${t('editor.changed')}`}
              </span>
              <Button aria-label={t('editor.change', { name })} onClick={() => setEdited(row)}>
                {t('editor.open')}
              </Button>
            </li>
          );
        })}
      </ul>
      {found.length > MOST && (
        <Typography.Text type="secondary" role="status">
          {t('editor.shown', { shown: MOST, count: found.length })}
        </Typography.Text>
      )}
      {found.length === 0 && (
        <Typography.Text type="secondary" role="status">
          {t('editor.nothingFound')}
        </Typography.Text>
      )}
      <div className={styles.buttons}>
        <Button disabled={busy} onClick={onClose}>
          {t('editor.cancel')}
        </Button>
        <Button
          type="primary"
          loading={busy}
          disabled={count === 0}
          onClick={() => onDraft({ activities: all.map((row) => submittedRow(row, changed)) })}
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
function submittedRow(
  { key, ...row }: Edited,
  changed: Readonly<Record<string, Edited>>,
): Record<string, unknown> {
  return key in changed ? { ...row } : { id: row.id };
}
