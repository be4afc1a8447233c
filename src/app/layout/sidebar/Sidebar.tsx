import { useTranslation } from '@/shared/i18n/useTranslation';
import { useId } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router';
import { useOptionalUser } from '@/features/auth';
import { selectFeatures } from '@/shared/api/features/featuresSlice';
import { markedRoute, navigationLinks } from '@/shared/routing/navigation';
import type { NavigationGroup } from '@/shared/routing/navigationEntry';
import { paths } from '@/shared/routing/paths';
import { Brand } from '@/shared/ui/layout/Brand';
import { PlainIcon } from '@/shared/ui/plain/PlainIcon';
import type { AccountDialogName } from '../account/AccountDialogs';
import { ProfileMenu } from '../account/ProfileMenu';
import styles from './Sidebar.module.css';

interface Props {
  /** Opens a dialog of the profile menu. */
  onOpen: (dialog: AccountDialogName) => void;
}

export function Sidebar({ onOpen }: Props) {
  const { t } = useTranslation(['layout', 'pages']);
  const user = useOptionalUser();
  const features = useSelector(selectFeatures);
  const marked = markedRoute(useLocation().pathname);
  const captionId = useId();
  const linksOf = (wanted: NavigationGroup) =>
    navigationLinks(user, features, ({ inSidebar, group }) => inSidebar && group === wanted).map(
      ({ route, path, label, icon }) => (
        <Link
          key={route}
          to={path}
          className={styles.page}
          aria-current={route === marked ? 'page' : undefined}
        >
          <PlainIcon icon={icon} />
          {t(label)}
        </Link>
      ),
    );

  return (
    <div className={styles.sidebar}>
      <Link to={paths.dashboard()} className={styles.brand}>
        <Brand />
      </Link>
      <div className={styles.links}>
        <nav aria-label={t('menu')} className={styles.pages}>
          {linksOf('pages')}
        </nav>
        <nav aria-labelledby={captionId} className={styles.management}>
          <span id={captionId} className={styles.caption}>
            {t('manage')}
          </span>
          {linksOf('management')}
        </nav>
      </div>
      <div className={styles.profile}>{user && <ProfileMenu onOpen={onOpen} />}</div>
    </div>
  );
}
