import { IMPACT_AREA_NAMES } from '@contract/impactAreas';
import { LANGUAGE_NAMES, LANGUAGES } from '@contract/language';
import type { ActivitySheetRow, ModelSheets } from '@contract/model/modelPayloads';
import { Button, Checkbox, Flex, Input, Radio, Select } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import styles from './Model.module.css';

/** An action that is being changed; one that is added has no id yet. */
export type Edited = ActivitySheetRow & { key: string; question?: 'same' | 'new' };

interface FormProps {
  edited: Edited;
  sheets: ModelSheets;
  onSave: (edited: Edited) => void;
  onCancel: () => void;
}

/** The fields of an action, which become a change of the draft. */
export function ActionForm({ edited, sheets, onSave, onCancel }: FormProps) {
  const { t } = useTranslation('model');
  const nameOf = useNames();
  const questionId = useId();
  const [row, setRow] = useState(edited);
  const change = (fields: Partial<Edited>) => setRow({ ...row, ...fields });
  const setText = (language: 'en' | 'es', field: 'name' | 'description', value: string) => {
    const text = row.texts[language] ?? { name: '', description: '', anchors: [] };
    change({ texts: { ...row.texts, [language]: { ...text, [field]: value } } });
  };
  const named = (rows: readonly { id: string; name: string; number?: string }[]) =>
    rows.map(({ id, name, number }) => ({
      value: id,
      label: number === undefined ? nameOf(name) : `${number} ${name}`,
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
      <div className={styles.choices}>
        <Field label={t('editor.subdriver')}>
          {(id) => (
            <Select
              id={id}
              value={row.subdriver_id}
              options={named(sheets.subdrivers)}
              onChange={(subdriver_id: string) => change({ subdriver_id })}
            />
          )}
        </Field>
        <Field label={t('editor.subprocess')}>
          {(id) => (
            <Select
              id={id}
              value={row.subprocess_id}
              options={named(sheets.subprocesses)}
              onChange={(subprocess_id: string) => change({ subprocess_id })}
            />
          )}
        </Field>
        <Field label={t('editor.area')}>
          {(id) => (
            <Select
              id={id}
              value={row.impact_area}
              options={IMPACT_AREA_NAMES.map((name, index) => ({
                value: index + 1,
                label: `${String(index + 1)} ${nameOf(name)}`,
              }))}
              onChange={(impact_area: number) => change({ impact_area })}
            />
          )}
        </Field>
      </div>
      <Checkbox
        checked={row.retired}
        onChange={({ target }) => change({ retired: target.checked })}
      >
        {t('editor.retired')}
      </Checkbox>
      {row.id !== '' && (
        <div className={styles.field}>
          <span id={questionId}>{t('editor.question')}</span>
          <Radio.Group
            aria-labelledby={questionId}
            value={row.question ?? 'same'}
            onChange={({ target }) => change({ question: target.value === 'new' ? 'new' : 'same' })}
            options={[
              { value: 'same', label: t('editor.same') },
              { value: 'new', label: t('editor.new') },
            ]}
          />
        </div>
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

/** A label above a control that has no label of its own. */
function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
