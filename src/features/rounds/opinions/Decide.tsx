import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { isApiError } from '@/shared/api/errors/ApiError';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { PlainAlert } from '@/shared/ui/plain/PlainAlert';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { ScoreKeys } from '../part/ScoreKeys';
import type { ActionOpinions } from '../RoundResult';
import { useDecideRoundMutation, type RoundPlace } from '../roundsApi';
import styles from './OpinionsPanel.module.css';

interface Props {
  action: ActionOpinions;
  place: RoundPlace;
  onDone: () => void;
}

/** Lets the organiser make a state the answer. Nothing is applied without a press. */
export function Decide({ action, place, onDone }: Props) {
  const { t } = useTranslation('rounds');
  const notify = useNotify();
  const [state, setState] = useState(action.proposal);
  const [decide, { isLoading, error }] = useDecideRoundMutation();

  async function press() {
    if (state === null) return;
    const row = { activity_id: action.id, state, revision: action.revision };
    const reply = await decide({
      ...{ round_id: place.roundId, company_id: place.companyId, decide_id: nanoid() },
      ...{ dry_run: false, rows: [row] },
    });
    if (reply.error) return;
    notify.success(t('decide.done', { action: action.name, state }));
    onDone();
  }

  const isConflict = isApiError(error) && error.code === 'REVISION_CONFLICT';
  return (
    <div className={styles.decide}>
      <ScoreKeys value={state} anchors={action.anchors} onChoose={setState} />
      {error !== undefined && (
        <PlainAlert type="error">{t(isConflict ? 'decide.conflict' : 'decide.failed')}</PlainAlert>
      )}
      <div className={styles.chips}>
        <PlainButton
          variant="primary"
          loading={isLoading}
          disabled={state === null}
          onClick={() => void press()}
        >
          {t('decide.submit', { state: state ?? '–' })}
        </PlainButton>
        <PlainButton onClick={onDone}>{t('decide.cancel')}</PlainButton>
      </div>
    </div>
  );
}
