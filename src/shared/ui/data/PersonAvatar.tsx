import user from '@ant-design/icons-svg/es/asn/UserOutlined';
import { Picture } from './Thumbnail';
import { PlainIcon } from '../plain/PlainIcon';

interface Props {
  picture: string | null;
  size: number;
}

/** A person's picture, or the generic one. Their name always stands beside it. */
export function PersonAvatar({ picture, size }: Props) {
  return <Picture src={picture} size={size} icon={<PlainIcon of={user} />} />;
}
