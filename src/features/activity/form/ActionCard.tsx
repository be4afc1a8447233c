import { Alert, Card, Flex, Typography } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { isForbidden, isNotFound } from '@/shared/api/errors/ApiError';
import { isSampleId } from '@/shared/api/sample/sample';
import { useQueryView } from '@/shared/api/useQueryView';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { keepFocus } from '@/shared/ui/page/keepFocus';
import { useGetActivityQuery } from '../activityApi';
import type { ActivityItem } from '../Activity';
import styles from './ActionCard.module.css';
import { ActionFields } from './ActionFields';
import { ActionFooter } from './ActionFooter';
import { ActionHeader } from './ActionHeader';
import { ActionSkeleton } from './ActionSkeleton';
import { DraftConflicts } from '../drafts/ConflictPanel';
import { draftKey, type DraftIds } from '../saving/draft/Draft';
import { saveDrafts } from '../saving/saveDrafts';
import { draftSaveRequested } from '../saving/savingSlice';
import { NAVIGATION_WAIT_MS } from '../saving/timing';
import { RefusedDraft } from '../drafts/RefusedDraft';
import { SaveProblem } from '../drafts/SaveStatus';
import { useActionForm } from './useActionForm';
import { usePrefetchActions } from '../usePrefetchActions';
import { useShortcuts } from './shortcuts/useShortcuts';
import { useActionSequence } from './useActionSequence';

interface Props {
  ids: DraftIds;
  area: string;
  canEdit: boolean;
  /** Shows the headings Description and Metrics, as on the company overview. */
  withHeadings?: boolean;
  /** Buttons beside the number of the action. */
  tools?: ReactNode;
  /** The actions that Previous and Next lead through, in place of the area's. Null while they are loading. */
  sequence?: readonly ActivityItem[] | null | undefined;
  /** Shown below the form of the last action, and of every action once all of them are done. */
  end?: (state: EndOfSequence) => ReactNode;
  onOpen: (activityId: string) => void;
}

export interface EndOfSequence {
  /** The number of actions that are not done. */
  unfinished: number;
}

/** The form of one action, with buttons that open the actions before and after it. */
export function ActionCard(props: Props) {
  const { ids, area, canEdit, withHeadings = false, tools, sequence, end, onOpen } = props;
  const { t } = useTranslation('activity');
  const { activityId } = ids;
  const activity = useQueryView(useGetActivityQuery(activityId));
  const { neighbors, unfinishedId, unfinished, position } = useActionSequence(ids, area, sequence);
  const form = useActionForm(ids, area);
  const key = draftKey(ids);
  const dispatch = useAppDispatch();
  useSaveOnLeave(key);
  usePrefetchActions({ companyId: ids.companyId, area, activityId });

  const conflicts = useRef<HTMLDivElement>(null);
  const showConflicts = () => {
    conflicts.current?.scrollIntoView({ block: 'center' });
    conflicts.current?.querySelector('button')?.focus();
  };
  const save = () => dispatch(saveDrafts([key], NAVIGATION_WAIT_MS));
  // A save that takes longer continues in the background.
  const openAction = (id: string) => void save().then(() => onOpen(id));
  const isReadOnly = !canEdit || isSampleId(ids.companyId);
  const openerOf = (id: string | null | undefined) => (id ? () => openAction(id) : undefined);
  useShortcuts(
    form.state === 'ready'
      ? {
          previous: openerOf(neighbors?.previous),
          next: openerOf(neighbors?.next),
          unfinished: openerOf(unfinishedId),
          setField: isReadOnly || form.isSample ? undefined : form.data.setField,
        }
      : undefined,
  );

  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, [activityId]);

  if (activity.state === 'failed') {
    return (
      <Card>
        <ErrorPanel error={activity.error} onRetry={activity.retry} />
      </Card>
    );
  }
  if (form.state === 'failed') {
    return (
      <Card>
        <RefusedDraft
          draftKey={key}
          isReadOnly={isForbidden(form.error) || isNotFound(form.error)}
        />
        <ErrorPanel error={form.error} onRetry={form.retry} />
      </Card>
    );
  }
  if (activity.state === 'loading' || form.state === 'loading') return <ActionSkeleton />;

  const { title } = activity.data;
  const { saved, setField } = form.data;
  const disabled = isReadOnly || form.isSample;

  return (
    <Card className={styles.card}>
      <Flex ref={keepFocus} vertical className={styles.form} component="form" aria-label={title}>
        <ActionHeader
          key={key}
          ids={{ ...ids, area }}
          activity={activity.data}
          position={position}
          {...{ saved, disabled, setField, withHeadings, tools }}
          onSave={() => void save()}
          onDecide={showConflicts}
        />
        {disabled && (
          <Alert
            type="info"
            showIcon
            title={t(canEdit ? 'form.sampleReadOnly' : 'form.readOnly')}
          />
        )}
        <RefusedDraft draftKey={key} isReadOnly={isReadOnly} />
        <SaveProblem draftKey={key} />
        <div ref={conflicts} className={styles.conflicts}>
          <DraftConflicts draftKey={key} />
        </div>
        {withHeadings && (
          <Typography.Title level={3} className={styles.part}>
            {t('metrics')}
          </Typography.Title>
        )}
        <ActionFields draftKey={key} saved={saved} disabled={disabled} setField={setField} />
        {end && unfinished !== null && (unfinished === 0 || neighbors?.next === null) && (
          <div>{end({ unfinished })}</div>
        )}
        <ActionFooter
          {...{ draftKey: key, saved, disabled, unfinishedId }}
          previousId={neighbors?.previous ?? null}
          nextId={neighbors?.next ?? null}
          unfinished={unfinished ?? 0}
          onOpen={openAction}
          onSave={() => void save()}
          onDecide={showConflicts}
        />
      </Flex>
    </Card>
  );
}

/** Saves the draft when the person opens another action or leaves the page. */
function useSaveOnLeave(key: string) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    return () => void dispatch(draftSaveRequested({ key, at: Date.now() }));
  }, [dispatch, key]);
}
