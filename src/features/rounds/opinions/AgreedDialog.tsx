import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useMemo } from 'react';
import { shownDriver } from '@contract/fields/naming';
import { isApiError } from '@/shared/api/errors/ApiError';
import { useFormats } from '@/shared/i18n/formats';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { FormDialog } from '@/shared/ui/dialog/FormDialog';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { PlainAlert } from '@/shared/ui/plain/PlainAlert';
import type { ActionOpinions } from '../RoundResult';
import { useDecideRoundMutation, type DecideReply, type RoundPlace } from '../roundsApi';
import styles from './OpinionsPanel.module.css';

interface Props {
  open: boolean;
  actions: readonly ActionOpinions[];
  place: RoundPlace;
  onClose: () => void;
}

const WIDTH = 560;

/** Takes the proposals of agreed actions as answers, after a preview of the averages. */
export function AgreedDialog({ open, actions, place, onClose }: Props) {
  const { t } = useTranslation('rounds');
  const notify = useNotify();
  const [decide] = useDecideRoundMutation();
  const [preview, { data, error }] = useDecideRoundMutation();
  const payload = useMemo(
    () => ({
      round_id: place.roundId,
      company_id: place.companyId,
      rows: actions.flatMap(({ id, proposal, revision }) =>
        proposal === null ? [] : [{ activity_id: id, state: proposal, revision }],
      ),
    }),
    [actions, place.roundId, place.companyId],
  );
  useEffect(() => {
    if (open) void preview({ ...payload, decide_id: nanoid(), dry_run: true });
    // A change of the list while the dialog is open is shown by the next preview, not under the person's eyes.
  }, [open, preview, payload]);

  const failureOf = (failure: unknown) => ({
    message: t(
      isApiError(failure) && failure.code === 'REVISION_CONFLICT'
        ? 'agreed.conflict'
        : 'decide.failed',
    ),
  });

  async function submit() {
    await decide({ ...payload, decide_id: nanoid(), dry_run: false }).unwrap();
    notify.success(t('agreed.done', { count: payload.rows.length }));
  }

  return (
    <FormDialog<Record<string, never>>
      title={t('agreed.title', { count: payload.rows.length })}
      open={open}
      width={WIDTH}
      submitLabel={t('agreed.submit', { count: payload.rows.length })}
      onSubmit={submit}
      canSubmit={() => data !== undefined}
      failureOf={failureOf}
      onClose={onClose}
    >
      <p>{t('agreed.detail')}</p>
      {error !== undefined && <PlainAlert type="error">{failureOf(error).message}</PlainAlert>}
      {!data && error === undefined && <p role="status">{t('agreed.loading')}</p>}
      {data && <Averages reply={data} />}
      <ul className={styles.agreed} tabIndex={0} aria-label={t('agreed.actions')}>
        {actions.map(({ id, name, answer, proposal }) => (
          <li key={id}>{`${name}: ${String(answer ?? '–')} → ${String(proposal ?? '–')}`}</li>
        ))}
      </ul>
    </FormDialog>
  );
}

/** The averages before and after. */
function Averages({ reply }: { reply: DecideReply }) {
  const { t } = useTranslation('rounds');
  const { oneDecimal } = useFormats();
  const nameOf = useNames();
  const shown = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : oneDecimal(value);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('agreed.average')}</th>
          <th scope="col">{t('agreed.before')}</th>
          <th scope="col">{t('agreed.after')}</th>
        </tr>
      </thead>
      <tbody>
        {reply.averages_before.map(({ driver, average }, index) => (
          <tr key={driver}>
            <th scope="row">{nameOf(shownDriver(driver))}</th>
            <td>{shown(average)}</td>
            <td>{shown(reply.averages_after[index]?.average)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
