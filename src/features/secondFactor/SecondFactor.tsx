import { Button, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { RowSection } from '@/shared/ui/dialog/RowSection';
import { NewCodesDialog } from './codes/NewCodesDialog';
import { RecoveryCodesDialog } from './codes/RecoveryCodesDialog';
import { FactorRows } from './FactorRows';
import { AddFactorButtons } from './AddFactorButtons';
import { AddPasskeyDialog } from './passkeys/AddPasskeyDialog';
import { RemoveFactorDialog, type RemovableFactor } from './RemoveFactorDialog';
import { useGetSecondFactorQuery } from './secondFactorApi';
import { SetUpTotpDialog } from './totp/SetUpTotpDialog';

interface Props {
  /** Called when a factor was added and its recovery codes, if there are any, were shown. */
  onAdded?: () => void;
}

type Task = 'totp' | 'passkey' | 'codes';

/** Lists the person's second factors, and adds and removes them. */
export function SecondFactor({ onAdded }: Props) {
  const { t } = useTranslation(['secondFactor', 'shared']);
  const { data: factor, isError, refetch } = useGetSecondFactorQuery();
  const [task, setTask] = useState<Task | null>(null);
  const [removed, setRemoved] = useState<RemovableFactor | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  // A server without second factors.
  if (factor === null) return null;

  function showCodes(created: string[] | null) {
    if (created) setCodes(created);
    else onAdded?.();
  }
  const endTask = () => setTask(null);
  const hasFactor = factor && (factor.totp_since !== null || factor.passkeys.length > 0);

  return (
    <>
      <RowSection
        title={t('title')}
        rows={
          hasFactor && (
            <FactorRows factor={factor} onRemove={setRemoved} onNewCodes={() => setTask('codes')} />
          )
        }
      >
        {factor === undefined && (
          <Typography.Paragraph role="status">
            {isError ? t('unknown') : t('loading')}{' '}
            {isError && (
              <Button htmlType="button" size="small" onClick={() => void refetch()}>
                {t('shared:retry')}
              </Button>
            )}
          </Typography.Paragraph>
        )}
        {factor && !hasFactor && <Typography.Paragraph>{t('none')}</Typography.Paragraph>}
        {hasFactor && factor.required && (
          <Typography.Paragraph type="secondary">{t('required')}</Typography.Paragraph>
        )}
        {factor && (
          <AddFactorButtons
            hasTotp={factor.totp_since !== null}
            onTotp={() => setTask('totp')}
            onPasskey={() => setTask('passkey')}
          />
        )}
      </RowSection>
      <SetUpTotpDialog open={task === 'totp'} onAdded={showCodes} onClose={endTask} />
      <AddPasskeyDialog open={task === 'passkey'} onAdded={showCodes} onClose={endTask} />
      <NewCodesDialog open={task === 'codes'} onCreated={setCodes} onClose={endTask} />
      <RemoveFactorDialog factor={removed} onClose={() => setRemoved(null)} />
      <RecoveryCodesDialog
        codes={codes}
        onClose={() => {
          setCodes(null);
          onAdded?.();
        }}
      />
    </>
  );
}
