import { skipToken } from '@reduxjs/toolkit/query/react';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useQueryView } from '@/shared/api/useQueryView';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { DialogFrame } from '@/shared/ui/dialog/DialogFrame';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { LoadingCard } from '@/shared/ui/loading/LoadingCard';
import { ProfileForm } from './ProfileForm';
import { ProfilePreview } from './ProfilePreview';
import styles from './Profiles.module.css';
import { useGetProfilesQuery, type Profile } from './profilesApi';
import { RemoveProfile } from './RemoveProfile';
import { TakeBack } from './TakeBack';

interface Props {
  open: boolean;
  company: { id: string; name: string };
  workspaceId: string | null;
  /** Whether the person may save and remove profiles of the workspace. */
  canChange: boolean;
  onClose: () => void;
}

type View =
  | { kind: 'list' }
  | { kind: 'form' | 'remove'; profile: Profile | null }
  | { kind: 'preview'; profile: Profile };

/** The profiles of a company's workspace: each can be applied to the company, and taken back. */
export function ProfilesDialog({ open, company, onClose, ...rest }: Props) {
  const { t } = useTranslation('profiles');
  return (
    <DialogFrame
      title={t('title', { company: company.name })}
      open={open}
      width="48rem"
      busy={false}
      onClose={onClose}
    >
      <Profiles company={company} onClose={onClose} {...rest} />
    </DialogFrame>
  );
}

function Profiles({ company, workspaceId, canChange, onClose }: Omit<Props, 'open'>) {
  const { t } = useTranslation('profiles');
  const [view, setView] = useState<View>({ kind: 'list' });
  const profiles = useQueryView(useGetProfilesQuery(workspaceId ?? skipToken));
  const toList = () => setView({ kind: 'list' });

  if (workspaceId === null) return <EmptyPanel title={t('noWorkspace')} />;
  if (profiles.state === 'loading') return <LoadingCard />;
  if (profiles.state === 'failed') {
    return <ErrorPanel error={profiles.error} onRetry={profiles.retry} />;
  }
  if (view.kind === 'form') {
    const { profile } = view;
    return <ProfileForm {...{ company, workspaceId, profile }} onDone={toList} />;
  }
  if (view.kind === 'preview') {
    return <ProfilePreview profile={view.profile} company={company} onDone={toList} />;
  }
  if (view.kind === 'remove' && view.profile) {
    return <RemoveProfile profile={view.profile} onDone={toList} />;
  }
  return (
    <Flex vertical gap="middle">
      <Typography.Text>{t('intro')}</Typography.Text>
      {profiles.data.length === 0 && (
        <EmptyPanel title={t('none')}>{canChange && t('noneDetail')}</EmptyPanel>
      )}
      <ul className={styles.list}>
        {profiles.data.map((profile) => {
          const use = profile.applied.find(({ company_id }) => company_id === company.id);
          return (
            <li key={profile.id} className={styles.profile}>
              <span className={styles.text}>
                <strong>{profile.name}</strong>{' '}
                <Typography.Text type="secondary">
                  {use
                    ? t('applied', { count: use.marked })
                    : t('actions', { count: profile.activities.length })}{' '}
                  · {profile.reason}
                </Typography.Text>
              </span>
              <span className={styles.tasks}>
                {use ? (
                  <TakeBack profile={profile} company={company} />
                ) : (
                  <Button type="primary" onClick={() => setView({ kind: 'preview', profile })}>
                    {t('apply')}
                  </Button>
                )}
                {canChange && (
                  <>
                    <Button onClick={() => setView({ kind: 'form', profile })}>{t('edit')}</Button>
                    <Button danger onClick={() => setView({ kind: 'remove', profile })}>
                      {t('remove')}
                    </Button>
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <div className={styles.buttons}>
        {canChange && (
          <Button onClick={() => setView({ kind: 'form', profile: null })}>{t('new')}</Button>
        )}
        <Button onClick={onClose}>{t('form.close')}</Button>
      </div>
    </Flex>
  );
}
