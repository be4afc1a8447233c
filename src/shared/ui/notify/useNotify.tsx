import { useContext, useMemo, type ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { NotifyContext, type CallNotices } from './NotifyContext';
import { UndoButton } from './UndoButton';

interface Undoable {
  /** Identifies the changed item, so that restoring it anywhere dismisses this notification. */
  key: string;
  title: string;
  detail?: string;
  undo: () => Promise<unknown>;
  /** Why it could not be undone. */
  failureOf: (error: unknown) => { message: string };
}

/** A change that the person may or may not be able to undo. */
type Change = Pick<Undoable, 'key' | 'title' | 'detail'> &
  Partial<Pick<Undoable, 'undo' | 'failureOf'>>;

/** Long enough to read the notification and to reach its button by keyboard. */
const UNDO_SECONDS = 12;

/**
 * The only function of the app that reports the result of a change: a notification at the bottom
 * right.
 */
export function useNotify() {
  const call = useContext(NotifyContext);
  if (!call) throw new Error('There is no NotifyProvider around this');
  const { t } = useTranslation('shared');
  const undone = t('undone');
  return useMemo(() => notifierOf(call, { undone }), [call, undone]);
}

function notifierOf(call: CallNotices, texts: { undone: string }) {
  const success = (title: string, description?: ReactNode) =>
    call(({ notification }) => notification.success({ title, description }));
  /** A success notification that stays until it is closed, because people need to copy its text. */
  const persistent = (title: string, description: ReactNode) =>
    call(({ notification }) => notification.success({ title, description, duration: 0 }));
  const failure = (title: string, description?: string) =>
    call(({ notification }) => notification.error({ title, description }));
  const dismiss = (key: string) => call(({ notification }) => notification.destroy(key));
  /** A short message while something is running; returns the function that closes it. */
  function progress(text: string): () => void {
    let isOver = false;
    let hide: () => void = () => undefined;
    call(({ message }) => {
      if (!isOver) hide = message.loading(text, 0);
    });
    return () => {
      isOver = true;
      hide();
    };
  }

  /** A success notification, with an Undo button if the change can be undone. */
  function changed({ undo, failureOf, ...change }: Change) {
    if (undo && failureOf) {
      undoable({ undo: () => undo().then(() => success(texts.undone)), failureOf, ...change });
    } else {
      success(change.title, change.detail);
    }
  }

  /** A success notification with an Undo button. */
  function undoable({ key, title, detail, undo, failureOf }: Undoable) {
    async function run() {
      try {
        await undo();
      } catch (error) {
        failure(failureOf(error).message);
      }
      dismiss(key);
    }
    call(({ notification }) =>
      notification.success({
        key,
        title,
        description: detail,
        duration: UNDO_SECONDS,
        actions: <UndoButton undo={run} />,
      }),
    );
  }

  return { success, persistent, failure, progress, changed, undoable, dismiss };
}

/** The notification key of a deleted company or workspace. */
export const deletionKey = (id: string) => `deleted:${id}`;
