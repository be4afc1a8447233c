import down from '@ant-design/icons-svg/es/asn/DownOutlined';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { lazyAntd } from '@/shared/ui/theme/lazyAntd';
import { EllipsisText } from '@/shared/ui/list/EllipsisText';
import { PlainIcon } from '@/shared/ui/plain/PlainIcon';
import type { Company } from '../Company';
import { CompanyLogo } from '../CompanyLogo';
import type { SelectProps } from './CompanySelect';
import styles from './CompanySelector.module.css';

const LazySelect = lazyAntd(
  () =>
    import(/* webpackChunkName: "overlays" */ './CompanySelect').then(
      (module) => module.CompanySelect,
    ),
  ChosenCompany,
);

interface Props extends Pick<SelectProps, 'searchAs' | 'onChoose'> {
  companies: readonly Company[];
  shown: Company | null;
  /** False shows the company as a label. */
  canChoose: boolean;
}

/** Selects the company that the pages show. Only activated companies are listed. */
export function CompanySelector({ shown, canChoose, ...rest }: Props) {
  const { t } = useTranslation('companies');

  if (canChoose) {
    return <LazySelect chosen={shown} label={t('selector.label')} {...rest} />;
  }
  if (!shown) return null;
  return (
    <div className={styles.label}>
      <CompanyLogo logo={shown.logo} name={shown.name} />
      <EllipsisText variant="strong">{shown.name}</EllipsisText>
    </div>
  );
}

/** The shape of the select with the chosen company, while antd's select is loading. */
function ChosenCompany({ chosen }: SelectProps) {
  return (
    <div className={styles.loading} aria-busy>
      <CompanyLogo logo={chosen?.logo ?? null} name={chosen?.name} />
      <EllipsisText>{chosen?.name}</EllipsisText>
      <PlainIcon icon={down} />
    </div>
  );
}
