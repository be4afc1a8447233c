import user from '@ant-design/icons-svg/es/asn/UserOutlined';
import { Thumbnail } from './Thumbnail';
import { PlainIcon } from '../plain/PlainIcon';

interface Props {
  picture: string | null;
  size: number;
}

/** A person's picture or a generic icon; the name is always beside it. */
export function PersonAvatar({ picture, size }: Props) {
  return <Thumbnail src={picture} size={size} icon={<PlainIcon of={user} />} />;
}
