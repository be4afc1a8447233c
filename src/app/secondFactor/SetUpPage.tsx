import { App, Button, Card, Flex, Typography } from 'antd';
import { completeSetUp, logout } from '@/features/auth';
import { SecondFactor } from '@/features/secondFactor';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { Brand } from '@/shared/ui/layout/Brand';
import { useDocumentTitle } from '@/shared/ui/page/useDocumentTitle';
import styles from './SetUpPage.module.css';

/** Shown instead of every page to people who must set up a second factor first. */
export function SetUpPage() {
  const { t } = useTranslation('secondFactor');
  const dispatch = useAppDispatch();
  useDocumentTitle(t('setUp.title'));

  return (
    <App component={false}>
      <Flex vertical gap="large" align="center" className={styles.page}>
        <Brand />
        <Card className={styles.card}>
          <Typography.Title level={1} className={styles.title}>
            {t('setUp.title')}
          </Typography.Title>
          <Typography.Paragraph>{t('setUp.lead')}</Typography.Paragraph>
          <SecondFactor onAdded={() => void dispatch(completeSetUp())} />
          <Button type="link" className={styles.logOut} onClick={() => void dispatch(logout())}>
            {t('setUp.logOut')}
          </Button>
        </Card>
      </Flex>
    </App>
  );
}
