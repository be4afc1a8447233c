import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { serverMessageOr } from '@/shared/lib/useSubmission';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { useCancelRequestMutation, type ActionIds } from '../evidenceApi';
import type { Request } from '../Notes';
import styles from './NotesList.module.css';

interface Props {
  ids: ActionIds;
  request: Request;
  /** Whether the person may change and cancel it. */
  canChange: boolean;
  onChange: () => void;
}

/** An open request: who is asked for what, by whom and until when. */
export function RequestEntry({ ids, request, canChange, onChange }: Props) {
  const { t } = useTranslation('evidence');
  const { shortDay } = useFormats();
  const notify = useNotify();
  const [cancel] = useCancelRequestMutation();
  const { id, kind, text, askedOf, askedBy, dueOn } = request;
  const facts = [
    t('request.by', { name: askedBy?.name ?? t('former') }),
    ...(dueOn === null ? [] : [t('request.due', { day: shortDay(dueOn) })]),
  ];
  async function cancelIt() {
    try {
      await cancel({ ids, payload: { id } }).unwrap();
    } catch (error) {
      notify.failure(serverMessageOr(t('failed'))(error).message);
    }
  }
  return (
    <li className={styles.request}>
      <span className={styles.title}>
        {t(`request.asked.${kind}`, { name: askedOf?.name ?? t('former') })}
      </span>
      {text && <p className={styles.text}>{text}</p>}
      <span className={styles.facts}>{facts.join(' · ')}</span>
      {canChange && (
        <span className={styles.actions}>
          <PlainButton size="small" variant="link" onClick={onChange}>
            {t('request.change')}
          </PlainButton>
          <PlainButton size="small" variant="link" onClick={() => void cancelIt()}>
            {t('request.cancel')}
          </PlainButton>
        </span>
      )}
    </li>
  );
}
