import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { useState, type ReactNode } from 'react';
import type { Round, RoundCompany } from '../Round';
import { useCloseRoundMutation, useOpenRoundMutation, useRemindRoundMutation } from '../roundsApi';
import styles from './OpinionsPanel.module.css';

interface Props {
  rounds: readonly Round[];
  shown: Round;
  /** The shown company's part of the round. */
  place: RoundCompany;
  canRun: boolean;
  onChoose: (id: string) => void;
  onNew: () => void;
  onEdit: () => void;
  /** Opens the comments on the round, for those who may run it. */
  discussion: ReactNode;
}

/** The shown round, the choice of another one, and what the organiser can do with it. */
export function RoundHeader(props: Props) {
  const { rounds, shown, place, canRun, onChoose, onNew, onEdit, discussion } = props;
  const { t } = useTranslation('rounds');
  const { shortDay } = useFormats();
  const notify = useNotify();
  const [isClosing, setIsClosing] = useState(false);
  const [open, opening] = useOpenRoundMutation();
  const [close] = useCloseRoundMutation();
  const [remind, reminding] = useRemindRoundMutation();
  const here = { round_id: shown.id, company_id: place.companyId };
  const days = { opens: shortDay(shown.opensOn), due: shortDay(shown.dueOn) };

  const openNow = () =>
    open(here)
      .unwrap()
      .then(
        () => notify.success(t('opinions.opened')),
        () => notify.failure(t('opinions.openFailed')),
      );
  const remindAll = () =>
    remind(here)
      .unwrap()
      .then(
        ({ mailed }) => notify.success(t('opinions.reminded', { count: mailed })),
        () => notify.failure(t('opinions.remindFailed')),
      );

  return (
    <header className={styles.header}>
      <div className={styles.about}>
        {rounds.length > 1 ? (
          <select
            className={styles.select}
            aria-label={t('opinions.round')}
            value={shown.id}
            onChange={({ target }) => onChoose(target.value)}
          >
            {rounds.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        ) : (
          <strong>{shown.name}</strong>
        )}
        <span className={styles.stage}>{t(`opinions.stage.${place.stage}`, days)}</span>
      </div>
      {canRun && (
        <div className={styles.tools}>
          {place.stage === 'planned' && (
            <PlainButton
              variant="primary"
              loading={opening.isLoading}
              onClick={() => void openNow()}
            >
              {t('opinions.open')}
            </PlainButton>
          )}
          {place.stage === 'open' && (
            <>
              <PlainButton loading={reminding.isLoading} onClick={() => void remindAll()}>
                {t('opinions.remind')}
              </PlainButton>
              <PlainButton variant="primary" onClick={() => setIsClosing(true)}>
                {t('opinions.close')}
              </PlainButton>
            </>
          )}
          {place.stage !== 'closed' && (
            <PlainButton onClick={onEdit}>{t('opinions.edit')}</PlainButton>
          )}
          {discussion}
          <PlainButton onClick={onNew}>{t('setup.start')}</PlainButton>
        </div>
      )}
      <ConfirmDialog
        open={isClosing}
        title={t('opinions.closeTitle', { company: place.name })}
        confirmLabel={t('opinions.close')}
        onConfirm={() => close(here).unwrap()}
        failureOf={() => ({ message: t('opinions.closeFailed') })}
        onClose={() => setIsClosing(false)}
      >
        {t(shown.names === 'hidden' ? 'opinions.closeHidden' : 'opinions.closeDetail', {
          handedIn: place.handedIn,
          asked: place.asked,
        })}
      </ConfirmDialog>
    </header>
  );
}
