import { Alert, Button, Flex, Typography } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { serverMessageOr } from '@/shared/lib/useSubmission';
import styles from './Profiles.module.css';
import { useRemoveProfileMutation, type Profile } from './profilesApi';

/** Asks before a profile is removed. */
export function RemoveProfile({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const { t } = useTranslation('profiles');
  const [remove, { isLoading, error }] = useRemoveProfileMutation();
  return (
    <Flex vertical gap="middle">
      <Typography.Text strong>{t('removeTitle', { name: profile.name })}</Typography.Text>
      <Typography.Text>{t('removeDetail')}</Typography.Text>
      {error !== undefined && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={serverMessageOr(t('failed'))(error).message}
        />
      )}
      <div className={styles.buttons}>
        <Button disabled={isLoading} onClick={onDone}>
          {t('form.cancel')}
        </Button>
        <Button
          danger
          type="primary"
          loading={isLoading}
          onClick={() => {
            void remove(profile.id)
              .unwrap()
              .then(onDone, () => undefined);
          }}
        >
          {t('remove')}
        </Button>
      </div>
    </Flex>
  );
}
