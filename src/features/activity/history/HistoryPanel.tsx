import { Drawer } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useIsSmall } from '@/shared/ui/layout/useLayoutSize';
import { useMediaQuery } from '@/shared/ui/layout/useMediaQuery';
import { SIZES } from '@/shared/ui/theme/tokens';
import { SaveStatus } from '../drafts/SaveStatus';
import { draftKey } from '../saving/draft/Draft';
import { HistoryList } from './HistoryList';
import styles from './HistoryPanel.module.css';
import type { AnswerInArea } from './replaceValue';
import { useRestore } from './useRestore';

interface Props {
  ids: AnswerInArea;
  /** The action's number and title. */
  action: string;
  canEdit: boolean;
  open: boolean;
  /** Called when the chunk has been loaded: from then on the panel can open and close with a transition. */
  onLoaded: () => void;
  onClose: () => void;
  /** Called after the panel has closed, unless the focus has moved to the page in the meantime. */
  onClosed: () => void;
  onSave: () => void;
  onDecide: () => void;
}

/**
 * The recorded changes of an answer. On wide screens the form beside it remains usable. On other screens the panel
 * covers the form, so it also shows whether the restored value is saved.
 */
export function HistoryPanel(props: Props) {
  const { ids, action, canEdit, open, onLoaded, onClose, onClosed, onSave, onDecide } = props;
  const { t } = useTranslation('activity');
  const isModal = !useMediaQuery(`(min-width: ${SIZES.besideHistory}px)`);
  const isSheet = useIsSmall();
  const restore = useRestore(ids);
  const heading = useRef<HTMLHeadingElement>(null);

  const tellLoaded = useEffectEvent(onLoaded);
  useEffect(() => tellLoaded(), []);

  const moveFocus = (isOpen: boolean) => {
    const { activeElement } = document;
    const panel = heading.current?.closest(`.${styles.panel}`);
    const isInside = panel?.contains(activeElement) ?? false;
    if (!isOpen && (isInside || activeElement === document.body)) onClosed();
    // antd focuses the panel itself, which has no name for screen readers.
    if (isOpen && (!isInside || activeElement === panel)) heading.current?.focus();
  };

  return (
    <Drawer
      title={
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {t('history.title')}
          <span className={styles.action}>{action}</span>
        </h2>
      }
      rootClassName={styles.panel}
      placement={isSheet ? 'bottom' : 'right'}
      size={isSheet ? '100%' : SIZES.historyWidth}
      mask={isModal}
      aria-modal={isModal}
      focusable={{ focusTriggerAfterClose: false }}
      open={open}
      destroyOnHidden
      afterOpenChange={moveFocus}
      onClose={onClose}
    >
      {isModal && canEdit && (
        <div className={styles.status}>
          <SaveStatus draftKey={draftKey(ids)} onRetry={onSave} onDecide={onDecide} />
        </div>
      )}
      <HistoryList ids={ids} restore={canEdit ? restore : null} />
    </Drawer>
  );
}
