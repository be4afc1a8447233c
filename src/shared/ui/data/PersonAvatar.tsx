import user from '@ant-design/icons-svg/es/asn/UserOutlined';
import { Thumbnail } from './Thumbnail';
import { PlainIcon } from '../plain/PlainIcon';

interface Props {
  picture: string | null;
  /** Undefined while the person is not known. */
  name?: string | undefined;
  size: number;
}

/** A person's picture, or the generic image with their initials; the name is always beside it. */
export function PersonAvatar({ picture, name, size }: Props) {
  return <Thumbnail src={picture} name={name} size={size} icon={<PlainIcon icon={user} />} />;
}
