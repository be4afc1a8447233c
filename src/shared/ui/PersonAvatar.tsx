import { UserOutlined } from '@ant-design/icons';
import { Avatar } from 'antd';

interface Props {
  picture: string | null;
  size: number;
}

/** A person's picture, or the generic one. Their name always stands beside it. */
export function PersonAvatar({ picture, size }: Props) {
  return (
    <Avatar size={size} src={picture ?? undefined} icon={<UserOutlined aria-hidden />} alt="" />
  );
}
