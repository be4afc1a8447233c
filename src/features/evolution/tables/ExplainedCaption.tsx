import info from '@ant-design/icons-svg/es/asn/InfoCircleOutlined';
import type { ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { InfoPopover } from '@/shared/ui/popup/InfoPopover';
import { PlainIcon } from '@/shared/ui/plain/PlainIcon';

interface Props {
  children: ReactNode;
  /** Text that follows the explanation of the weekly figures. */
  more?: ReactNode;
}

/** The caption of a table, with a popover that explains its figures. */
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
        <PlainIcon icon={info} />
      </InfoPopover>
    </>
  );
}
