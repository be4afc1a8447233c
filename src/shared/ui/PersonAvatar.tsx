import { UserOutlined } from '@ant-design/icons';
import { Picture } from './Picture';

interface Props {
  picture: string | null;
  size: number;
}

/** A person's picture, or the generic one. Their name always stands beside it. */
export function PersonAvatar({ picture, size }: Props) {
  return <Picture src={picture} size={size} icon={<UserOutlined aria-hidden />} />;
}
