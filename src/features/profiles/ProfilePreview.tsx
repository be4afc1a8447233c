import { shownDriver } from '@contract/fields/naming';
import { nanoid } from '@reduxjs/toolkit';
import { Alert, Button, Flex, Typography } from 'antd';
import { useEffect, useState } from 'react';
import { useFormats } from '@/shared/i18n/formats';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { serverMessageOr } from '@/shared/lib/useSubmission';
import { LoadingCard } from '@/shared/ui/loading/LoadingCard';
import { useNotify } from '@/shared/ui/notify/useNotify';
import styles from './Profiles.module.css';
import { useApplyProfileMutation, type AppliedReply, type Profile } from './profilesApi';

interface Props {
  profile: Profile;
  on: boolean;
  company: { id: string; name: string };
  onDone: () => void;
}

/** What a profile changes in a company, before it is applied or taken back. */
export function ProfilePreview({ profile, on, company, onDone }: Props) {
  const { t } = useTranslation('profiles');
  const notify = useNotify();
  const [applyId] = useState(nanoid);
  const [reply, setReply] = useState<AppliedReply | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [send, { isLoading }] = useApplyProfileMutation();
  const failed = (error: unknown) => setProblem(serverMessageOr(t('failed'))(error).message);

  const payload = (dry_run: boolean) => ({
    apply_id: dry_run ? `${applyId}-preview` : applyId,
    profile_id: profile.id,
    company_id: company.id,
    on,
    dry_run,
  });
  useEffect(() => {
    void send(payload(true)).unwrap().then(setReply, failed);
    // The preview is of the moment at which it opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  async function confirm() {
    try {
      await send(payload(false)).unwrap();
      notify.success(t(on ? 'preview.appliedDone' : 'preview.takenBackDone'));
      onDone();
    } catch (error) {
      failed(error);
    }
  }
  const names = { name: profile.name, company: company.name };
  return (
    <Flex vertical gap="middle">
      <Typography.Text strong>
        {t(on ? 'preview.apply' : 'preview.takeBack', names)}
      </Typography.Text>
      {problem !== null && <Alert type="error" showIcon role="alert" title={problem} />}
      {!reply && problem === null && <LoadingCard />}
      {reply && <Averages reply={reply} />}
      <div className={styles.buttons}>
        <Button disabled={isLoading} onClick={onDone}>
          {t('form.cancel')}
        </Button>
        <Button type="primary" loading={isLoading} disabled={!reply} onClick={() => void confirm()}>
          {t(on ? 'preview.confirmApply' : 'preview.confirmTakeBack')}
        </Button>
      </div>
    </Flex>
  );
}

function Averages({ reply }: { reply: AppliedReply }) {
  const { t } = useTranslation('profiles');
  const { score } = useFormats();
  const nameOf = useNames();
  const figure = (average: number | null | undefined) =>
    typeof average === 'number' ? score(average) : '–';
  const count = reply.results.filter(({ outcome }) => outcome === 'change').length;
  return (
    <>
      <Typography.Text role="status">
        {count === 0 ? t('preview.nothing') : t('preview.changes', { count })}
      </Typography.Text>
      <ul className={styles.list}>
        {reply.averages_before.map(({ driver, average }) => (
          <li key={driver}>
            {nameOf(shownDriver(driver))}: {figure(average)} →{' '}
            <strong>
              {figure(reply.averages_after.find((one) => one.driver === driver)?.average)}
            </strong>
          </li>
        ))}
      </ul>
    </>
  );
}
