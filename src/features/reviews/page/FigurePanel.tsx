import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { Card } from '@/shared/ui/card/Card';
import { useIsWide } from '@/shared/ui/layout/useLayoutSize';
import styles from './FigurePanel.module.css';

interface Props {
  /** What the chosen figure is; null while none is chosen. */
  name: string | null;
  page: ReactNode;
  /** The proof of the chosen figure. */
  proof: ReactNode;
  onClose: () => void;
}

/** The page with the proof of the chosen figure at its right, or as a sheet from below on narrow screens. */
export function FigurePanel({ name, page, proof, onClose }: Props) {
  const { t } = useTranslation('reviews');
  const isWide = useIsWide();
  const title = name === null ? t('page.figures') : t('page.proofOf', { figure: name });
  return (
    <div className={styles.columns}>
      <div className={styles.page}>{page}</div>
      {isWide ? (
        <aside className={styles.proof} aria-live="polite" aria-label={title}>
          <Card title={title}>{name === null ? <p>{t('page.chooseFigure')}</p> : proof}</Card>
        </aside>
      ) : (
        <Drawer placement="bottom" size="70vh" open={name !== null} title={title} onClose={onClose}>
          {proof}
        </Drawer>
      )}
    </div>
  );
}
