import RestFilled from '@ant-design/icons/RestFilled';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useIsSmall } from '@/shared/ui/layout/useLayoutSize';
import { SIZES } from '@/shared/ui/theme/tokens';
import type { DeletedItem } from './DeletedItem';
import { DeletedList } from './DeletedList';

interface Props {
  /** For how many days deleted items can be restored. */
  restorableDays: number;
  /** Resolves after the item is restored. Rejects with an error whose message is shown. */
  onRestore: (item: DeletedItem) => Promise<unknown>;
}

/** The button, on phones only its icon, and the drawer that lists what can still be restored. */
export function RecentlyDeleted(props: Props) {
  const { t } = useTranslation('recentlyDeleted');
  const [open, setOpen] = useState(false);
  const isSmall = useIsSmall();

  return (
    <>
      <Button
        // The outlined bin has a style element, which the content security policy blocks.
        icon={<RestFilled aria-hidden />}
        aria-label={t('title')}
        onClick={() => setOpen(true)}
      >
        {!isSmall && t('title')}
      </Button>
      <Drawer
        title={t('title')}
        size={SIZES.processIndexWidth}
        open={open}
        destroyOnHidden
        onClose={() => setOpen(false)}
      >
        <DeletedList {...props} />
      </Drawer>
    </>
  );
}
