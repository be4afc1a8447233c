import bank from '@ant-design/icons-svg/es/asn/BankOutlined';
import { Thumbnail } from '@/shared/ui/data/Thumbnail';
import { PlainIcon } from '@/shared/ui/plain/PlainIcon';
import { SIZES } from '@/shared/ui/theme/tokens';

interface Props {
  logo: string | null;
  /** Undefined while the company is not known. */
  name?: string | undefined;
  size?: 'small' | 'large';
}

/**
 * A company's logo, or the generic image with its initials. It has no alternative text, because the company's name
 * is always beside it.
 */
export function CompanyLogo({ logo, name, size = 'small' }: Props) {
  return (
    <Thumbnail
      shape="square"
      size={size === 'small' ? SIZES.logo : SIZES.cardPicture}
      src={logo}
      name={name}
      icon={<PlainIcon icon={bank} />}
    />
  );
}
