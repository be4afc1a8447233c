import { useTranslation } from '@/shared/i18n/useTranslation';
import { useSelector } from 'react-redux';
import { baseApi, TAG_TYPES } from '@/shared/api/baseApi';
import { selectShowsSample } from '@/shared/api/sample/sampleSlice';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { PlainBanner } from '../plain/PlainBanner';
import { PlainButton } from '../plain/PlainButton';
import styles from './SampleBanner.module.css';

/** A banner above the page while any view on it shows sample data. */
export function SampleBanner() {
  const { t } = useTranslation('shared');
  const dispatch = useAppDispatch();
  if (!useSelector(selectShowsSample)) return null;

  return (
    <div className={styles.banner}>
      <PlainBanner
        title={t('sample.banner')}
        detail={t('sample.detail')}
        action={
          <PlainButton onClick={() => dispatch(baseApi.util.invalidateTags([...TAG_TYPES]))}>
            {t('retry')}
          </PlainButton>
        }
      />
    </div>
  );
}
