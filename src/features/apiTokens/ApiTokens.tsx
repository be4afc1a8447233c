import type { ApiTokenDto, CreateTokenResult } from '@contract/signIn/apiTokenPayloads';
import { Button, Typography } from 'antd';
import { useState, type ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { DialogSection } from '@/shared/ui/dialog/DialogSection';
import { RowList } from '@/shared/ui/dialog/RowSection';
import { useGetApiTokensQuery } from './apiTokensApi';
import { CreateTokenDialog } from './CreateTokenDialog';
import { NewTokenDialog } from './NewTokenDialog';
import { RevokeTokenDialog } from './RevokeTokenDialog';
import { TokenRow } from './TokenRow';

interface Props {
  /** The field for the only company of a token, as the child of a Form.Item. */
  companyField: ReactElement;
}

/** Lists the person's API tokens, and creates and revokes them. */
export function ApiTokens({ companyField }: Props) {
  const { t } = useTranslation(['apiTokens', 'shared']);
  const { data: tokens, isError, refetch } = useGetApiTokensQuery();
  const [isCreating, setIsCreating] = useState(false);
  const [created, setCreated] = useState<CreateTokenResult | null>(null);
  const [revoked, setRevoked] = useState<ApiTokenDto | null>(null);
  // A server without tokens.
  if (tokens === null) return null;

  return (
    <>
      <DialogSection title={t('title')}>
        {tokens && tokens.length > 0 && (
          <RowList title={t('title')}>
            {tokens.map((token) => (
              <TokenRow key={token.id} token={token} onRevoke={() => setRevoked(token)} />
            ))}
          </RowList>
        )}
        {tokens === undefined && (
          <Typography.Paragraph role="status">
            {isError ? t('unknown') : t('loading')}{' '}
            {isError && (
              <Button htmlType="button" size="small" onClick={() => void refetch()}>
                {t('shared:retry')}
              </Button>
            )}
          </Typography.Paragraph>
        )}
        {tokens?.length === 0 && <Typography.Paragraph>{t('none')}</Typography.Paragraph>}
        {tokens && (
          <Button htmlType="button" onClick={() => setIsCreating(true)}>
            {t('create')}
          </Button>
        )}
      </DialogSection>
      <CreateTokenDialog
        open={isCreating}
        companyField={companyField}
        onCreated={setCreated}
        onClose={() => setIsCreating(false)}
      />
      <NewTokenDialog created={created} onClose={() => setCreated(null)} />
      <RevokeTokenDialog token={revoked} onClose={() => setRevoked(null)} />
    </>
  );
}
