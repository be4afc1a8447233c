import { Card } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isNotFound } from '@/shared/api/errors/ApiError';
import { useQueryView } from '@/shared/api/useQueryView';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { NOTES_ANCHOR } from '@/shared/routing/paths';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { SkeletonBlock } from '@/shared/ui/loading/SkeletonBlock';
import { keepFocus } from '@/shared/ui/page/keepFocus';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { AddEvidence } from './adding/AddEvidence';
import { useUploads } from './adding/useUploads';
import { AskDialog, type Person } from './AskDialog';
import { CommentBox } from './comments/CommentBox';
import { CommentEntry } from './comments/CommentEntry';
import type { Commenter } from './comments/Commenter';
import { useGetActionNotesQuery, type ActionIds } from './evidenceApi';
import { EvidenceEntry } from './list/EvidenceEntry';
import styles from './list/NotesList.module.css';
import { RequestEntry } from './list/RequestEntry';
import type { Request } from './Notes';
import card from './NotesCard.module.css';

export interface NotesCardProps extends Commenter {
  ids: ActionIds;
  /** Everybody who may be asked; null until `onNeedPeople` has loaded them. */
  savers: readonly Person[] | null;
}

/** Evidence, comments and open requests of an action in one list, and where they are added. */
export function NotesCard(props: NotesCardProps) {
  const { ids, userId, canEdit, administers, savers, members, onNeedPeople } = props;
  const { t } = useTranslation('evidence');
  const result = useGetActionNotesQuery(ids);
  const notes = useQueryView(result);
  const uploads = useUploads(ids);
  const subject = { companyId: ids.companyId, kind: 'activity', id: ids.activityId } as const;
  /** The request that the open dialog changes; 'new' for a new one, null while it is closed. */
  const [asked, setAsked] = useState<Request | 'new' | null>(null);
  const place = useScrollTarget(notes.state !== 'loading');
  // The page says that the action is unknown.
  if (result.error && isNotFound(result.error)) return null;
  const count = notes.state === 'ready' ? notes.data.entries.length : 0;
  function ask(request: Request | 'new') {
    onNeedPeople();
    setAsked(request);
  }

  return (
    <Card
      id={NOTES_ANCHOR}
      ref={place}
      title={count === 0 ? t('title') : t('titleCount', { count })}
      extra={
        canEdit && (
          <span className={card.extra}>
            <PlainButton size="small" onClick={() => ask('new')}>
              {t('ask.open')}
            </PlainButton>
          </span>
        )
      }
    >
      <div className={styles.notes} ref={keepFocus}>
        {notes.state === 'loading' && <SkeletonBlock title={false} paragraph={{ rows: 3 }} />}
        {notes.state === 'failed' && <ErrorPanel error={notes.error} onRetry={notes.retry} />}
        {notes.state === 'ready' && (
          <>
            {notes.data.requests.length > 0 && (
              <ul className={styles.list} aria-label={t('request.list')}>
                {notes.data.requests.map((request) => (
                  <RequestEntry
                    key={request.id}
                    ids={ids}
                    request={request}
                    canChange={canEdit && (administers || request.askedBy?.id === userId)}
                    onChange={() => ask(request)}
                  />
                ))}
              </ul>
            )}
            {canEdit && <AddEvidence ids={ids} uploads={uploads} />}
            {canEdit && <CommentBox subject={subject} people={members} onFocus={onNeedPeople} />}
            {count === 0 && <p className={styles.facts}>{t('empty')}</p>}
            {count > 0 && (
              <ul className={styles.list} aria-label={t('title')}>
                {notes.data.entries.map((entry) =>
                  entry.kind === 'evidence' ? (
                    <EvidenceEntry
                      key={entry.evidence.id}
                      {...{ ids, canEdit }}
                      evidence={entry.evidence}
                      at={entry.at}
                      onReplace={(file) => uploads.add([file], { replaces_id: entry.evidence.id })}
                    />
                  ) : (
                    <CommentEntry
                      key={entry.comment.id}
                      {...{ subject, canEdit }}
                      comment={entry.comment}
                      isOwn={entry.comment.authorId === userId}
                      administers={administers}
                    />
                  ),
                )}
              </ul>
            )}
          </>
        )}
      </div>
      <AskDialog
        action={
          asked !== null && notes.state === 'ready'
            ? { ...ids, name: notes.data.actionName, request: asked === 'new' ? null : asked }
            : null
        }
        people={savers}
        onClose={() => setAsked(null)}
      />
    </Card>
  );
}

/** Brings the card into view at an address that ends with its anchor, once its list is there. */
function useScrollTarget(isReady: boolean) {
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isReady && hash === `#${NOTES_ANCHOR}`) place.current?.scrollIntoView({ block: 'start' });
  }, [isReady, hash]);
  return place;
}
