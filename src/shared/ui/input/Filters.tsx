import FilterOutlined from '@ant-design/icons/FilterOutlined';
import { Button } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useIsMobile } from '../layout/useLayoutSize';
import styles from './Filters.module.css';

interface Props {
  /** The number of filters that leave out items. */
  count: number;
  /** The fields. */
  children: ReactNode;
}

/**
 * The fields that filter and sort a list. On narrow screens, where they would fill the first screen, a button
 * shows and hides them. The parent lays out the button and the fields, and wraps them.
 */
export function Filters({ count, children }: Props) {
  const { t } = useTranslation('shared');
  const isMobile = useIsMobile();
  const [isOpen, setOpen] = useState(false);
  const fields = useId();
  if (!isMobile) return children;
  return (
    <>
      <Button
        icon={<FilterOutlined aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? fields : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {count === 0 ? t('filters.none') : t('filters.set', { count })}
      </Button>
      {isOpen && (
        <div id={fields} className={styles.fields}>
          {children}
        </div>
      )}
    </>
  );
}
