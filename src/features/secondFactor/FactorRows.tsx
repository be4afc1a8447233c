import type { SecondFactorDto } from '@contract/signIn/secondFactorPayloads';
import { Button, Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { SectionRow } from '@/shared/ui/dialog/RowSection';
import type { RemovableFactor } from './RemoveFactorDialog';
import styles from './FactorRows.module.css';

interface Props {
  factor: SecondFactorDto;
  onRemove: (factor: RemovableFactor) => void;
  onNewCodes: () => void;
}

const FEW_CODES = 3;

/** A row for each second factor, and one for the recovery codes. */
export function FactorRows({ factor, onRemove, onNewCodes }: Props) {
  const { t } = useTranslation('secondFactor');
  const { longDate, dayAndTime } = useFormats();
  const { passkeys, totp_since, recovery_codes_left: left, required } = factor;
  const count = passkeys.length + (totp_since === null ? 0 : 1);
  const canRemove = !(required && count === 1);

  const removeButton = (removed: RemovableFactor, name: string) =>
    canRemove && (
      <Button
        htmlType="button"
        aria-label={t('remove.label', { name })}
        onClick={() => onRemove(removed)}
      >
        {t('remove.short')}
      </Button>
    );

  return (
    <>
      {totp_since !== null && (
        <Row
          title={t('totp.name')}
          facts={t('since', { date: longDate(totp_since) })}
          button={removeButton({ kind: 'totp', isLast: count === 1 }, t('totp.name'))}
        />
      )}
      {passkeys.map(({ id, name, created_at, last_used_at }) => (
        <Row
          key={id}
          title={name}
          facts={[
            t('passkey.since', { date: longDate(created_at) }),
            last_used_at === null
              ? t('neverUsed')
              : t('lastUsed', { time: dayAndTime(Date.parse(last_used_at)) }),
          ].join(' · ')}
          button={removeButton({ kind: 'passkey', id, name, isLast: count === 1 }, name)}
        />
      ))}
      <Row
        title={t('codes.name')}
        facts={
          <Typography.Text type={left <= FEW_CODES ? 'danger' : 'secondary'}>
            {t('codes.left', { count: left })}
          </Typography.Text>
        }
        button={
          <Button htmlType="button" onClick={onNewCodes}>
            {t('codes.create')}
          </Button>
        }
      />
    </>
  );
}

function Row({ title, facts, button }: { title: string; facts: ReactNode; button: ReactNode }) {
  return (
    <SectionRow>
      <Flex vertical className={styles.about}>
        <span>{title}</span>
        <Typography.Text type="secondary">{facts}</Typography.Text>
      </Flex>
      {button}
    </SectionRow>
  );
}
