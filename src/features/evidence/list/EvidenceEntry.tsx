import { useRef, useState } from 'react';
import { isApiError } from '@/shared/api/errors/ApiError';
import { env } from '@/shared/config/env';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { lazyComponent } from '@/shared/chunks/lazyComponent';
import { FileInput } from '../adding/FileInput';
import {
  useRemoveEvidenceMutation,
  useRestoreEvidenceMutation,
  type ActionIds,
} from '../evidenceApi';
import type { Evidence } from '../Notes';
import styles from './NotesList.module.css';
import { useShare } from './useShare';

const Preview = lazyComponent(() => import('./Preview').then((m) => m.Preview));

const isPreviewable = ({ type, checking }: Evidence) =>
  !checking && (type === 'application/pdf' || (type?.startsWith('image/') ?? false));

interface Props {
  ids: ActionIds;
  evidence: Evidence;
  at: string;
  canEdit: boolean;
  /** A newer file takes the place of this one. */
  onReplace: (file: File) => void;
}

/** A file or a link, what it proves, and what can be done with it. */
export function EvidenceEntry({ ids, evidence, at, canEdit, onReplace }: Props) {
  const { t } = useTranslation('evidence');
  const { longDate, shortDay } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const remove = useRemoval(ids);
  const share = useShare();
  const newer = useRef<HTMLInputElement>(null);
  const { id, kind, name, url, addedBy, speaksOf, validUntil, shown, checking } = evidence;
  const address = url ?? `${env.apiRootUrl}/evidence/${id}`;
  const facts = [
    checking ? t('evidence.checking') : t(shown ? 'evidence.shown' : 'evidence.notShown'),
    ...(evidence.isReplaced ? [t('evidence.replaced')] : []),
    ...(speaksOf === null ? [] : [t('evidence.speaksOf', { day: shortDay(speaksOf) })]),
    ...(validUntil === null ? [] : [t('evidence.validUntil', { day: shortDay(validUntil) })]),
    ...(evidence.isRestricted ? [t('evidence.restricted')] : []),
    t('by', { name: addedBy ?? t('former'), at: longDate(at) }),
  ];
  return (
    <li className={styles.entry}>
      {checking ? (
        <span className={styles.title}>{name}</span>
      ) : (
        <a
          className={styles.title}
          href={address}
          {...(kind === 'link' ? { target: '_blank', rel: 'noreferrer' } : { download: '' })}
        >
          {name}
        </a>
      )}
      <span className={styles.facts}>{facts.join(' · ')}</span>
      <span className={styles.actions}>
        {isPreviewable(evidence) && (
          <PlainButton size="small" variant="link" onClick={() => setOpen(true)}>
            {t('evidence.preview')}
          </PlainButton>
        )}
        {share && !checking && (
          <PlainButton size="small" variant="link" onClick={() => void share(evidence, address)}>
            {t('evidence.share')}
          </PlainButton>
        )}
        {canEdit && kind === 'file' && (
          <>
            <PlainButton
              size="small"
              variant="link"
              aria-label={t('evidence.replaceOf', { name })}
              onClick={() => newer.current?.click()}
            >
              {t('evidence.replace')}
            </PlainButton>
            <FileInput
              ref={newer}
              label={t('evidence.replaceOf', { name })}
              onChoose={([file]) => file && onReplace(file)}
            />
          </>
        )}
        {canEdit && (
          <PlainButton
            size="small"
            variant="link"
            aria-label={t('evidence.removeOf', { name })}
            onClick={() => void remove(evidence)}
          >
            {t('evidence.remove')}
          </PlainButton>
        )}
      </span>
      {isOpen && <Preview evidence={evidence} address={address} onClose={() => setOpen(false)} />}
    </li>
  );
}

/** Removes evidence, which can be undone. */
function useRemoval(ids: ActionIds) {
  const { t } = useTranslation('evidence');
  const notify = useNotify();
  const [remove] = useRemoveEvidenceMutation();
  const [restore] = useRestoreEvidenceMutation();
  const failureOf = (error: unknown) => ({
    message: (isApiError(error) && error.message) || t('failed'),
  });
  return async ({ id, name }: Evidence) => {
    const change = { ids, payload: { id } };
    try {
      await remove(change).unwrap();
    } catch (error) {
      notify.failure(failureOf(error).message);
      return;
    }
    notify.undoable({
      key: `evidence:${id}`,
      title: t('evidence.removed', { name }),
      undo: () => restore(change).unwrap(),
      failureOf,
    });
  };
}
