import { ShopOutlined } from '@ant-design/icons';
import { Avatar } from 'antd';
import { SIZES } from '@/shared/ui/theme/tokens';

interface Props {
  logo: string | null;
  size?: 'small' | 'large';
}

/** A company's logo, or the generic one. Its name always stands beside it. */
export function CompanyLogo({ logo, size = 'small' }: Props) {
  return (
    <Avatar
      shape="square"
      size={size === 'small' ? SIZES.logo : SIZES.cardPicture}
      src={logo ?? undefined}
      icon={<ShopOutlined aria-hidden />}
      alt=""
      aria-hidden
    />
  );
}
