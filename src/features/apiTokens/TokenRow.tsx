import type { ApiTokenDto } from '@contract/signIn/apiTokenPayloads';
import { Button, Flex, Tag, Typography } from 'antd';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { SectionRow } from '@/shared/ui/dialog/RowSection';
import styles from './TokenRow.module.css';

interface Props {
  token: ApiTokenDto;
  onRevoke: () => void;
}

/** A token in the list, with a button that revokes it. */
export function TokenRow({ token, onRevoke }: Props) {
  const { t } = useTranslation('apiTokens');
  const { longDate, dayAndTime } = useFormats();
  const { name, company_id, company_name, expired, expires_on, last_used_at } = token;
  const facts = [
    company_id === null ? t('everything') : (company_name ?? t('unknownCompany')),
    t(expired ? 'ended' : 'ends', { date: longDate(expires_on) }),
    last_used_at === null
      ? t('neverUsed')
      : t('lastUsed', { time: dayAndTime(Date.parse(last_used_at)) }),
  ];

  return (
    <SectionRow>
      <Flex vertical className={styles.about}>
        <span>
          <span>{name}</span> {expired && <Tag>{t('expired')}</Tag>}
        </span>
        <Typography.Text type="secondary">{facts.join(' · ')}</Typography.Text>
      </Flex>
      <Button
        htmlType="button"
        aria-label={t(expired ? 'removeToken' : 'revokeToken', { name })}
        onClick={onRevoke}
      >
        {t(expired ? 'remove' : 'revoke')}
      </Button>
    </SectionRow>
  );
}
