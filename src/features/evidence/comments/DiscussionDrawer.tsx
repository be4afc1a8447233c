import { Drawer } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { SIZES } from '@/shared/ui/theme/tokens';
import { Discussion, type DiscussionProps } from './Discussion';

interface Props extends DiscussionProps {
  /** The name of the subject. */
  name: string;
  open: boolean;
  onClose: () => void;
}

/** The comments on a plan item or a round beside its list. */
export function DiscussionDrawer({ name, open, onClose, ...discussion }: Props) {
  const { t } = useTranslation('evidence');
  return (
    <Drawer
      title={t('comment.of', { name })}
      size={SIZES.historyWidth}
      open={open}
      destroyOnHidden
      onClose={onClose}
    >
      <Discussion key={discussion.subject.id} {...discussion} />
    </Drawer>
  );
}
