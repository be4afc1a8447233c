import { useTranslation } from '@/shared/i18n/useTranslation';
import styles from './PaletteInput.module.css';

interface Props {
  typed: string;
  onType: (typed: string) => void;
  onClose: () => void;
}

/** Takes the keys typed between opening the palette and the arrival of its chunk. */
export function PaletteInput({ typed, onType, onClose }: Props) {
  const { t } = useTranslation('palette');
  return (
    <div className={styles.mask} onClick={onClose}>
      <div
        role="dialog"
        aria-modal
        aria-busy
        aria-label={t('title')}
        className={styles.dialog}
        onClick={(event) => event.stopPropagation()}
      >
        <input
          autoFocus
          aria-label={t('title')}
          className={styles.input}
          placeholder={t('placeholder')}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose();
          }}
        />
      </div>
    </div>
  );
}
