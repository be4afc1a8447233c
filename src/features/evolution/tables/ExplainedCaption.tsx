import info from '@ant-design/icons-svg/es/asn/InfoCircleOutlined';
import type { ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { InfoPopover } from '@/shared/ui/popup/InfoPopover';
import { PlainIcon } from '@/shared/ui/plain/PlainIcon';

interface Props {
  children: ReactNode;
  /** What is to be said beside how the weeks' figures come about. */
  more?: ReactNode;
}

/** What a table shows, and where its figures come from. */
export function ExplainedCaption({ children, more }: Props) {
  const { t } = useTranslation('evolution');
  const explanation = (
    <>
      <span>{t('report.points')}</span>
      {more}
      <span>{t('explain.now')}</span>
    </>
  );
  return (
    <>
      {children}{' '}
      <InfoPopover label={t('explain.label')} explanation={explanation}>
        <PlainIcon of={info} />
      </InfoPopover>
    </>
  );
}
