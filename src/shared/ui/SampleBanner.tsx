import { Alert, Button } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useSelector } from 'react-redux';
import { baseApi, TAG_TYPES } from '@/shared/api/baseApi';
import { selectShowsSample } from '@/shared/api/sampleSlice';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import styles from './SampleBanner.module.css';

/** Stands above the page for as long as anything on it is built-in sample data. */
export function SampleBanner() {
  const { t } = useTranslation('shared');
  const dispatch = useAppDispatch();
  if (!useSelector(selectShowsSample)) return null;

  return (
    <div className={styles.banner}>
      <Alert
        banner
        type="warning"
        role="alert"
        title={t('sample.banner')}
        description={t('sample.detail')}
        action={
          <Button onClick={() => dispatch(baseApi.util.invalidateTags([...TAG_TYPES]))}>
            {t('retry')}
          </Button>
        }
      />
    </div>
  );
}
