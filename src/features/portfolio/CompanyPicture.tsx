import bank from '@ant-design/icons-svg/es/asn/BankOutlined';
import { Thumbnail } from '@/shared/ui/data/Thumbnail';
import { PlainIcon } from '@/shared/ui/plain/PlainIcon';
import { SIZES } from '@/shared/ui/theme/tokens';

/** The logo of a company, whose name is beside it. */
export const CompanyPicture = ({ src }: { src: string | null }) => (
  <Thumbnail shape="square" size={SIZES.logo} src={src} icon={<PlainIcon icon={bank} />} />
);
