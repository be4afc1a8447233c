import shop from '@ant-design/icons-svg/es/asn/ShopOutlined';
import { Thumbnail } from '@/shared/ui/data/Thumbnail';
import { PlainIcon } from '@/shared/ui/plain/PlainIcon';
import { SIZES } from '@/shared/ui/theme/tokens';

interface Props {
  logo: string | null;
  size?: 'small' | 'large';
}

/**
 * A company's logo, or a generic icon. It has no alternative text, because the company's name is always beside
 * it.
 */
export function CompanyLogo({ logo, size = 'small' }: Props) {
  return (
    <Thumbnail
      shape="square"
      size={size === 'small' ? SIZES.logo : SIZES.cardPicture}
      src={logo}
      icon={<PlainIcon of={shop} />}
    />
  );
}
