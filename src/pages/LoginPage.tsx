import { Card } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LoginForm } from '@/features/auth';
import { paths } from '@/shared/routing/paths';
import { Brand } from '@/shared/ui/Brand';
import { useDocumentTitle } from '@/shared/ui/useDocumentTitle';
import styles from './LoginPage.module.css';

/** The guard sends on whoever has signed in. */
export function LoginPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  useDocumentTitle(t('login.title'));

  return (
    <div className={styles.page}>
      <Brand />
      <Card className={styles.card ?? ''}>
        <LoginForm onForgotPassword={() => void navigate(paths.forgotPassword())} />
      </Card>
    </div>
  );
}
