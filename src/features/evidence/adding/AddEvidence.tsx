import photo from '@ant-design/icons-svg/es/asn/CameraOutlined';
import paperclip from '@ant-design/icons-svg/es/asn/PaperClipOutlined';
import { Checkbox, Progress } from 'antd';
import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { useToday } from '@/shared/time/useClock';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { changedNotes, evidenceApi, type ActionIds } from '../evidenceApi';
import styles from './AddEvidence.module.css';
import { FileInput } from './FileInput';
import { upload } from './upload';
import type { EvidenceFacts, Upload, Uploads } from './useUploads';

interface Props {
  ids: ActionIds;
  uploads: Uploads;
}

/** Where files are dropped or chosen, and links pasted. Files that are being sent are listed below. */
export function AddEvidence({ ids, uploads: { uploads, add, retry, cancel } }: Props) {
  const { t } = useTranslation('evidence');
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const today = useToday();
  const [facts, setFacts] = useState<EvidenceFacts>({});
  const link = useLink(ids, facts);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files], facts);
  }

  function paste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    add(files, facts);
  }

  return (
    <div
      className={styles.area}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <div className={styles.choose}>
        <PlainButton icon={paperclip} onClick={() => input.current?.click()}>
          {t('add.files')}
        </PlainButton>
        <span className={styles.camera}>
          <PlainButton icon={photo} onClick={() => camera.current?.click()}>
            {t('add.photo')}
          </PlainButton>
        </span>
        <span className={styles.hint}>{t('add.hint')}</span>
        <FileInput
          ref={input}
          label={t('add.files')}
          multiple
          onChoose={(files) => add(files, facts)}
        />
        <FileInput
          ref={camera}
          label={t('add.photo')}
          takesPhoto
          onChoose={(files) => add(files, facts)}
        />
      </div>
      <form
        className={styles.link}
        onSubmit={(event) => {
          event.preventDefault();
          link.send();
        }}
      >
        <input
          className={styles.field}
          type="url"
          inputMode="url"
          placeholder={t('add.link')}
          aria-label={t('add.link')}
          value={link.text}
          onChange={(event) => link.change(event.target.value)}
        />
        {link.text !== '' && (
          <PlainButton type="submit" loading={link.isBusy} disabled={link.isBusy}>
            {t('add.linkSubmit')}
          </PlainButton>
        )}
      </form>
      <div className={styles.facts}>
        <label>
          {t('add.speaksOf')}{' '}
          <input
            className={styles.field}
            type="date"
            max={today}
            value={facts.evidence_on ?? ''}
            onChange={({ target }) => setFacts({ ...facts, evidence_on: target.value })}
          />
        </label>
        <label>
          {t('add.validUntil')}{' '}
          <input
            className={styles.field}
            type="date"
            value={facts.valid_until ?? ''}
            onChange={({ target }) => setFacts({ ...facts, valid_until: target.value })}
          />
        </label>
        <Checkbox
          checked={facts.audience === 'administrators'}
          onChange={({ target }) =>
            setFacts({ ...facts, audience: target.checked ? 'administrators' : 'company' })
          }
        >
          {t('add.restricted')}
        </Checkbox>
      </div>
      {link.failure !== null && (
        <p role="alert" className={styles.failure}>
          {link.failure}
        </p>
      )}
      {uploads.length > 0 && (
        <ul className={styles.uploads} aria-label={t('add.sending')}>
          {uploads.map((one) => (
            <UploadRow key={one.id} upload={one} onRetry={retry} onCancel={cancel} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface RowProps {
  upload: Upload;
  onRetry: (id: number) => void;
  onCancel: (id: number) => void;
}

function UploadRow({
  upload: { id, file, state, progress, message },
  onRetry,
  onCancel,
}: RowProps) {
  const { t } = useTranslation('evidence');
  const { name } = file;
  return (
    <li>
      <span className={styles.name}>{name}</span>
      {state === 'failed' ? (
        <span role="alert" className={styles.failure}>
          {message ?? t('add.lost')}
        </span>
      ) : (
        <Progress percent={Math.round(progress * 100)} size="small" aria-label={name} />
      )}
      <span className={styles.actions}>
        {state === 'failed' && (
          <PlainButton size="small" onClick={() => onRetry(id)}>
            {t('add.retry')}
          </PlainButton>
        )}
        <PlainButton size="small" onClick={() => onCancel(id)}>
          {t(state === 'failed' ? 'add.dismiss' : 'add.cancel')}
        </PlainButton>
      </span>
    </li>
  );
}

/** The field for a link. */
function useLink(ids: ActionIds, facts: EvidenceFacts) {
  const { t } = useTranslation('evidence');
  const dispatch = useAppDispatch();
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  return {
    text,
    isBusy,
    failure,
    change(next: string) {
      setText(next);
      setFailure(null);
    },
    send() {
      if (text.trim() === '') return;
      setBusy(true);
      upload(
        { company_id: ids.companyId, activity_id: ids.activityId, url: text.trim(), ...facts },
        () => undefined,
        (result) => {
          setBusy(false);
          if (result.state === 'failed') setFailure(result.message ?? t('add.lost'));
          else {
            setText('');
            dispatch(evidenceApi.util.invalidateTags(changedNotes(ids)));
          }
        },
      );
    },
  };
}
