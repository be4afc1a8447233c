import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { changedNotes, evidenceApi, type ActionIds } from '../evidenceApi';
import { upload, type UploadForm } from './upload';

/** What is said about files and links when they are added. */
export type EvidenceFacts = Pick<
  UploadForm,
  'evidence_on' | 'valid_until' | 'audience' | 'replaces_id'
>;

export interface Upload {
  id: number;
  file: File;
  facts: EvidenceFacts;
  state: 'waiting' | 'sending' | 'failed';
  /** The sent share, 0–1. */
  progress: number;
  /** Why the server refused it; null if it was not reached. */
  message: string | null;
}

/** So that a phone's connection is not shared by many files at once. */
const AT_ONCE = 2;

export interface Uploads {
  uploads: readonly Upload[];
  add: (files: readonly File[], facts: EvidenceFacts) => void;
  retry: (id: number) => void;
  cancel: (id: number) => void;
}

/** The files that are being added to an action. A file leaves the list once it is stored. */
export function useUploads(ids: ActionIds): Uploads {
  const dispatch = useAppDispatch();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const cancels = useRef(new Map<number, () => void>());
  const nextId = useRef(0);

  const change = (id: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const leave = (id: number) => setUploads((all) => all.filter((one) => one.id !== id));

  const start = useEffectEvent(({ id, file, facts }: Upload) => {
    change(id, { state: 'sending', progress: 0, message: null });
    const cancel = upload(
      { company_id: ids.companyId, activity_id: ids.activityId, file, ...facts },
      (progress) => change(id, { progress }),
      (result) => {
        cancels.current.delete(id);
        if (result.state === 'failed') change(id, result);
        else {
          leave(id);
          dispatch(evidenceApi.util.invalidateTags(changedNotes(ids)));
        }
      },
    );
    cancels.current.set(id, cancel);
  });

  const next = uploads.find(({ state }) => state === 'waiting');
  const hasRoom = uploads.filter(({ state }) => state === 'sending').length < AT_ONCE;
  useEffect(() => {
    if (next && hasRoom && !cancels.current.has(next.id)) start(next);
  }, [next, hasRoom]);
  useEffect(() => {
    const running = cancels.current;
    return () => running.forEach((cancel) => cancel());
  }, []);

  return {
    uploads,
    add(files, facts) {
      const added = files.map((file): Upload => {
        const id = nextId.current++;
        return { id, file, facts, state: 'waiting', progress: 0, message: null };
      });
      setUploads((all) => [...all, ...added]);
    },
    retry: (id) => change(id, { state: 'waiting' }),
    cancel(id) {
      cancels.current.get(id)?.();
      cancels.current.delete(id);
      leave(id);
    },
  };
}
