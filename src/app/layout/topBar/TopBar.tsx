import menu from '@ant-design/icons-svg/es/asn/MenuOutlined';
import moon from '@ant-design/icons-svg/es/asn/MoonOutlined';
import sun from '@ant-design/icons-svg/es/asn/SunOutlined';
import { can } from '@contract/permissions/permissions';
import type { UserDto } from '@contract/rest';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { useOptionalUser } from '@/features/auth';
import { companyShown, CompanySelector, useShownCompany } from '@/features/companies';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { showsCompany } from '@/shared/routing/navigation';
import { LazyTooltip } from '@/shared/ui/popup/LazyTooltip';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { selectThemeChoice, themeChosen } from '@/shared/ui/theme/themeSlice';
import { useThemeMode } from '@/shared/ui/theme/useDocumentTheme';
import { StaleDataNotice } from './StaleDataNotice';
import { PaletteButton } from '../../palette/PaletteButton';
import styles from './TopBar.module.css';

interface Props {
  /** On phones: opens and closes the drawer. */
  onToggleMenu: (() => void) | undefined;
}

export function TopBar({ onToggleMenu }: Props) {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  const user = useOptionalUser();

  return (
    <header className={styles.bar}>
      {onToggleMenu && (
        <PlainButton variant="icon" icon={menu} aria-label={t('openMenu')} onClick={onToggleMenu} />
      )}
      <StaleDataNotice />
      <div className={styles.company}>
        {user && showsCompany(pathname) && <ShownCompanySelector user={user} />}
      </div>
      <PaletteButton isReady={user !== null} />
      <ThemeSwitch />
    </header>
  );
}

function ShownCompanySelector({ user }: { user: UserDto }) {
  const dispatch = useAppDispatch();
  const companies = useShownCompany(user);
  if (companies.state !== 'ready') return null;
  const { data } = companies;

  return (
    <CompanySelector
      companies={data.companies}
      searchAs={data.isComplete ? null : user.role}
      shown={data.company}
      canChoose={can(user, 'chooseCompany')}
      onChoose={(companyId) => dispatch(companyShown(companyId))}
    />
  );
}

function ThemeSwitch() {
  const { t } = useTranslation('layout');
  const dispatch = useAppDispatch();
  const isDark = useThemeMode(useSelector(selectThemeChoice)) === 'dark';
  const label = t(isDark ? 'toLight' : 'toDark');

  return (
    <LazyTooltip text={label}>
      <PlainButton
        variant="icon"
        icon={isDark ? sun : moon}
        aria-label={label}
        onClick={() => dispatch(themeChosen(isDark ? 'light' : 'dark'))}
      />
    </LazyTooltip>
  );
}
