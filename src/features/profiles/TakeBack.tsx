import { nanoid } from '@reduxjs/toolkit';
import { Button } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { serverMessageOr } from '@/shared/lib/useSubmission';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { useApplyProfileMutation, type Profile } from './profilesApi';

interface Props {
  profile: Profile;
  company: { id: string };
}

/** Takes a profile back from a company in one press, which can be undone. */
export function TakeBack({ profile, company }: Props) {
  const { t } = useTranslation('profiles');
  const notify = useNotify();
  const [send, { isLoading }] = useApplyProfileMutation();
  const apply = (on: boolean) =>
    send({
      ...{ apply_id: nanoid(), profile_id: profile.id, company_id: company.id },
      ...{ on, dry_run: false },
    }).unwrap();

  async function takeBack() {
    try {
      const { results } = await apply(false);
      const count = results.filter(({ outcome }) => outcome === 'change').length;
      notify.undoable({
        key: `profile:${profile.id}:${company.id}`,
        title: t('takenBack', { name: profile.name }),
        detail: count === 0 ? t('preview.nothing') : t('takenBackCount', { count }),
        undo: () => apply(true),
        failureOf: serverMessageOr(t('failed')),
      });
    } catch (error) {
      notify.failure(serverMessageOr(t('failed'))(error).message);
    }
  }
  return (
    <Button loading={isLoading} onClick={() => void takeBack()}>
      {t('takeBack')}
    </Button>
  );
}
