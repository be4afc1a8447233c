import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';

interface Props {
  label: string;
  typed: string;
  onType: (typed: string) => void;
}

/** Narrows a list while it is typed into. */
export function SearchField({ label, typed, onType }: Props) {
  return (
    <Input
      prefix={<SearchOutlined aria-hidden />}
      placeholder={label}
      aria-label={label}
      value={typed}
      allowClear
      onChange={({ target }) => onType(target.value)}
    />
  );
}
