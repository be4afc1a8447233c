import { EVIDENCE_TYPES } from '@contract/evidence/evidence';
import type { RefObject } from 'react';
import styles from './AddEvidence.module.css';

const ACCEPTED = Object.keys(EVIDENCE_TYPES)
  .map((extension) => `.${extension}`)
  .join();

interface Props {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  multiple?: boolean;
  /** Whether a phone opens its camera at once. */
  takesPhoto?: boolean;
  onChoose: (files: readonly File[]) => void;
}

/** The browser's own choice of files, which a button opens by clicking it. */
export function FileInput({ ref, label, multiple = false, takesPhoto = false, onChoose }: Props) {
  return (
    <input
      ref={ref}
      className={styles.input}
      type="file"
      multiple={multiple}
      aria-label={label}
      tabIndex={-1}
      {...(takesPhoto ? { accept: 'image/*', capture: 'environment' } : { accept: ACCEPTED })}
      onChange={({ target }) => {
        onChoose([...(target.files ?? [])]);
        target.value = '';
      }}
    />
  );
}
