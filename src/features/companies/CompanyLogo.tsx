import { ShopOutlined } from '@ant-design/icons';
import { Avatar } from 'antd';
import { SIZES } from '@/shared/ui/theme/tokens';

/** A company's logo, or the generic one. Its name always stands beside it. */
export function CompanyLogo({ logo }: { logo: string | null }) {
  return (
    <Avatar
      shape="square"
      size={SIZES.logo}
      src={logo ?? undefined}
      icon={<ShopOutlined aria-hidden />}
      alt=""
      aria-hidden
    />
  );
}
