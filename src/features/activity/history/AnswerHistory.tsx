import { HistoryOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Suspense, useRef, useState } from 'react';
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
  of: AnswerInArea;
  /** The action's number and title. */
  action: string;
  canEdit: boolean;
  /** Saves what is unsaved. */
  onSave: () => void;
  /** Shows the conflicts in the form. */
  onDecide: () => void;
}

/** The button that opens the recorded changes of an answer beside its form. The address keeps it open. */
export function AnswerHistory({ onDecide, ...props }: Props) {
  const { t } = useTranslation(['activity', 'shared']);
  const notify = useNotify();
  const [search, setSearch] = useSearchParams();
  const isOpen = parseActionLink(search).history === true;
  const [isLoaded, setLoaded] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const setOpen = (history: boolean) => {
    setSearch((current) => actionSearch({ ...parseActionLink(current), history }), {
      replace: true,
    });
  };

  return (
    <>
      <Button
        ref={button}
        icon={<HistoryOutlined aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('history.title')}
      </Button>
      {(isOpen || isLoaded) && (
        <ErrorBoundary
          fallback={null}
          onError={() => {
            resetFailedComponents();
            notify.failure(t('shared:partFailed.title'), t('shared:partFailed.detail'));
            setOpen(false);
          }}
        >
          <Suspense fallback={null}>
            <HistoryPanel
              {...props}
              open={isOpen}
              onLoaded={() => setLoaded(true)}
              onClose={() => setOpen(false)}
              onClosed={() => button.current?.focus()}
              onDecide={() => {
                setOpen(false);
                onDecide();
              }}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
