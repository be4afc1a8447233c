import { QueryStatus } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { baseApi } from '@/shared/api/baseApi';
import { selectConnectionLost } from '@/shared/api/connectionSlice';
import { selectStaleSince } from '@/shared/api/staleDataSlice';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useAppDispatch, type ApiRootState } from '@/shared/lib/useAppDispatch';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { selectCachedSnapshot } from '../../store/cachedSnapshot/cachedSnapshotSlice';
import { retryRefresh } from '../../store/cachedSnapshot/showCachedSnapshot';
import styles from './StaleDataNotice.module.css';

/**
 * Shows that the connection is lost, and when the data on the page was loaded if it could not be refreshed, with Retry.
 */
export function StaleDataNotice() {
  const { t } = useTranslation(['layout', 'shared']);
  const { dayAndTime } = useFormats();
  const snapshot = useSnapshotNotice();
  const stale = useRefreshNotice();
  const isLost = useSelector(selectConnectionLost);
  const notice = snapshot ?? stale;
  if (!notice && !isLost) return null;
  const { loadedAt = null, retry, isRetrying } = notice ?? {};
  return (
    <span className={styles.notice}>
      <span role="status">
        {isLost && <span>{t('layout:connectionLost')} </span>}
        {loadedAt !== null && <span>{t('layout:asOf', { moment: dayAndTime(loadedAt) })}</span>}
      </span>
      {retry && (
        <PlainButton variant="link" disabled={isRetrying} onClick={retry}>
          {t('shared:retry')}
        </PlainButton>
      )}
    </span>
  );
}

interface Notice {
  /** When the oldest shown data was loaded, ms since 1970. */
  loadedAt: number;
  /** Undefined while the data is refreshed for the first time. */
  retry: (() => void) | undefined;
  isRetrying: boolean;
}

/** The page shows data of an earlier visit. */
function useSnapshotNotice(): Notice | null {
  const dispatch = useAppDispatch();
  const { takenAt, companyId, refresh } = useSelector(selectCachedSnapshot);
  if (takenAt === null || companyId === null) return null;
  return {
    loadedAt: takenAt,
    retry: refresh === 'running' ? undefined : () => dispatch(retryRefresh(companyId)),
    isRetrying: refresh === 'retrying',
  };
}

/** Data of this visit could not be refreshed. */
function useRefreshNotice(): Notice | null {
  const dispatch = useAppDispatch();
  const loadedAt = useSelector(selectStaleSince);
  const isLoading = useSelector((state: ApiRootState) => loadedAt !== null && isPending(state));
  if (loadedAt === null) return null;
  return {
    loadedAt,
    // As when the connection is back: all data that the page shows is loaded again.
    retry: () => void dispatch(baseApi.internalActions.onOnline()),
    // A pending query would not be sent again, and could still fail.
    isRetrying: isLoading,
  };
}

/** Whether any query is pending. */
const isPending = ({ api }: ApiRootState) =>
  Object.values(api.queries).some((query) => query?.status === QueryStatus.pending);
