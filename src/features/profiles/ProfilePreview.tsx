import { shownDriver } from '@contract/fields/naming';
import { shownDifference } from '@contract/scoring/numbers/shownDifference';
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
import {
  useApplyProfileMutation,
  useGetProfileActionsQuery,
  type AppliedReply,
  type Profile,
} from './profilesApi';

interface Props {
  profile: Profile;
  company: { id: string; name: string };
  onDone: () => void;
}

/** What a profile changes in a company, before it is applied. */
export function ProfilePreview({ profile, company, onDone }: Props) {
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
    on: true,
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
      notify.success(t('preview.appliedDone'));
      onDone();
    } catch (error) {
      failed(error);
    }
  }
  return (
    <Flex vertical gap="middle">
      <Typography.Text strong>
        {t('preview.apply', { name: profile.name, company: company.name })}
      </Typography.Text>
      {problem !== null && <Alert type="error" showIcon role="alert" title={problem} />}
      {!reply && problem === null && <LoadingCard />}
      {reply && <Changes reply={reply} companyId={company.id} />}
      <div className={styles.buttons}>
        <Button disabled={isLoading} onClick={onDone}>
          {t('form.cancel')}
        </Button>
        <Button type="primary" loading={isLoading} disabled={!reply} onClick={() => void confirm()}>
          {t('preview.confirmApply')}
        </Button>
      </div>
    </Flex>
  );
}

function Changes({ reply, companyId }: { reply: AppliedReply; companyId: string }) {
  const { t } = useTranslation('profiles');
  const { score, signed } = useFormats();
  const nameOf = useNames();
  const figure = (average: number | null | undefined) =>
    typeof average === 'number' ? score(average) : '–';
  const changed = reply.results.filter(({ outcome }) => outcome === 'change');
  const { currentData: actions = [] } = useGetProfileActionsQuery(companyId);
  return (
    <>
      {changed.length === 0 ? (
        <Typography.Text role="status">{t('preview.nothing')}</Typography.Text>
      ) : (
        <details>
          <summary>
            <span role="status">{t('preview.changes', { count: changed.length })}</span>
          </summary>
          <ul className={styles.names}>
            {changed.map(({ activity_id }) => (
              <li key={activity_id}>
                {actions.find(({ id }) => id === activity_id)?.name ?? activity_id}
              </li>
            ))}
          </ul>
        </details>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {(['now', 'then', 'change'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`preview.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reply.averages_before.map(({ driver, average }, index) => {
            const after = reply.averages_after[index]?.average ?? null;
            const change = average === null || after === null ? 0 : shownDifference(average, after);
            return (
              <tr key={driver}>
                <th scope="row">{nameOf(shownDriver(driver))}</th>
                <td>{figure(average)}</td>
                <td>{figure(after)}</td>
                <td>{change === 0 ? '–' : <strong>{signed(change)}</strong>}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
