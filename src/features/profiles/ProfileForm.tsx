import { Alert, Button, Flex, Input, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { serverMessageOr } from '@/shared/lib/useSubmission';
import styles from './Profiles.module.css';
import { useGetProfileActionsQuery, useSaveProfileMutation, type Profile } from './profilesApi';

interface Props {
  company: { id: string };
  workspaceId: string;
  /** null for a new one. */
  profile: Profile | null;
  onDone: () => void;
}

/** The name, the actions and the reason of a profile. */
export function ProfileForm({ company, workspaceId, profile, onDone }: Props) {
  const { t } = useTranslation('profiles');
  const id = useId();
  const { currentData: actions = [] } = useGetProfileActionsQuery(company.id);
  const [name, setName] = useState(profile?.name ?? '');
  const [reason, setReason] = useState(profile?.reason ?? '');
  const [chosen, setChosen] = useState<readonly string[]>(profile?.activities ?? []);
  const [save, { isLoading, error }] = useSaveProfileMutation();
  const isComplete = name.trim() !== '' && reason.trim() !== '' && chosen.length > 0;

  async function submit() {
    const fields = { workspace_id: workspaceId, name, reason, activities: [...chosen] };
    await save({ ...(profile && { id: profile.id }), ...fields })
      .unwrap()
      .then(onDone, () => undefined);
  }
  return (
    <Flex vertical gap="middle">
      {error !== undefined && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={serverMessageOr(t('failed'))(error).message}
        />
      )}
      <label className={styles.field}>
        {t('form.name')}
        <Input maxLength={200} value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <label className={styles.field}>
        {t('form.reason')}
        <Input maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
      </label>
      <div className={styles.field}>
        <label htmlFor={id}>{t('form.actions')}</label>
        <Select
          id={id}
          mode="multiple"
          showSearch={{ optionFilterProp: 'label' }}
          maxTagCount={10}
          value={[...chosen]}
          options={actions.map((action) => ({ value: action.id, label: action.name }))}
          onChange={setChosen}
        />
      </div>
      <div className={styles.buttons}>
        <Button disabled={isLoading} onClick={onDone}>
          {t('form.cancel')}
        </Button>
        <Button
          type="primary"
          loading={isLoading}
          disabled={!isComplete}
          onClick={() => void submit()}
        >
          {t('form.save')}
        </Button>
      </div>
    </Flex>
  );
}
