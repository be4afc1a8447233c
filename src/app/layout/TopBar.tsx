import { MenuOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { can } from '@contract/permissions';
import { Button, Flex } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { useCurrentUser } from '@/features/auth';
import { companyShown, CompanySelector, useShownCompany } from '@/features/companies';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { showsCompany } from '@/shared/routing/navigation';
import { Hint } from '@/shared/ui/Hint';
import { selectThemeChoice, themeChosen } from '@/shared/ui/theme/themeSlice';
import { useThemeMode } from '@/shared/ui/theme/useThemedPage';
import { LastKnownMark } from '../lastKnown/LastKnownMark';
import { PaletteButton } from '../palette/PaletteButton';
import styles from './TopBar.module.css';

interface Props {
  /** On phones: opens and closes the drawer. */
  onToggleMenu: (() => void) | undefined;
}

export function TopBar({ onToggleMenu }: Props) {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();

  return (
    <Flex component="header" align="center" gap="small" className={styles.bar ?? ''}>
      {onToggleMenu && (
        <Button
          type="text"
          icon={<MenuOutlined aria-hidden />}
          aria-label={t('openMenu')}
          onClick={onToggleMenu}
        />
      )}
      <LastKnownMark />
      <div className={styles.company}>{showsCompany(pathname) && <ShownCompanySelector />}</div>
      <PaletteButton />
      <ThemeSwitch />
    </Flex>
  );
}

function ShownCompanySelector() {
  const user = useCurrentUser();
  const dispatch = useAppDispatch();
  const companies = useShownCompany(user);
  if (companies.state !== 'ready') return null;

  return (
    <CompanySelector
      companies={companies.data.companies}
      shown={companies.data.company}
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
    <Hint text={label}>
      <Button
        type="text"
        icon={isDark ? <SunOutlined aria-hidden /> : <MoonOutlined aria-hidden />}
        aria-label={label}
        onClick={() => dispatch(themeChosen(isDark ? 'light' : 'dark'))}
      />
    </Hint>
  );
}
