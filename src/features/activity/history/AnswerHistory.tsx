import HistoryOutlined from '@ant-design/icons/HistoryOutlined';
import { Button } from 'antd';
import { Suspense, useState, type RefObject } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useSearchParams } from 'react-router';
import { lazyComponent, resetFailedComponents } from '@/shared/chunks/lazyComponent';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { actionSearch, parseActionLink } from '@/shared/routing/paths';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { loadHistoryPanel } from './loadHistoryPanel';
import type { AnswerInArea } from './replaceValue';

const HistoryPanel = lazyComponent(loadHistoryPanel);

interface Props {
  ids: AnswerInArea;
  /** The action's number and title. */
  action: string;
  canEdit: boolean;
  /** Contains the button that opens the panel, which gets the focus when it closes. */
  opener: RefObject<HTMLElement | null>;
  /** Saves what is unsaved. */
  onSave: () => void;
  /** Shows the conflicts in the form. */
  onDecide: () => void;
}

/** Whether the panel is open, which is in the address. */
export function useHistoryOpen() {
  const [search, setSearch] = useSearchParams();
  const isOpen = parseActionLink(search).history === true;
  const setOpen = (history: boolean) => {
    setSearch((current) => actionSearch({ ...parseActionLink(current), history }), {
      replace: true,
    });
  };
  return { isOpen, setOpen };
}

export function HistoryButton() {
  const { t } = useTranslation('activity');
  const { isOpen, setOpen } = useHistoryOpen();
  return (
    <Button
      icon={<HistoryOutlined aria-hidden />}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      {t('history.title')}
    </Button>
  );
}

/** The recorded changes of an answer, in a panel beside its form. */
export function AnswerHistory({ opener, onDecide, ...props }: Props) {
  const { t } = useTranslation('shared');
  const notify = useNotify();
  const { isOpen, setOpen } = useHistoryOpen();
  const [isLoaded, setLoaded] = useState(false);

  if (!isOpen && !isLoaded) return null;
  return (
    <ErrorBoundary
      fallback={null}
      onError={() => {
        resetFailedComponents();
        notify.failure(t('partFailed.title'), t('partFailed.detail'));
        setOpen(false);
      }}
    >
      <Suspense fallback={null}>
        <HistoryPanel
          {...props}
          open={isOpen}
          onLoaded={() => setLoaded(true)}
          onClose={() => setOpen(false)}
          onClosed={() => opener.current?.querySelector('button')?.focus()}
          onDecide={() => {
            setOpen(false);
            onDecide();
          }}
        />
      </Suspense>
    </ErrorBoundary>
  );
}
