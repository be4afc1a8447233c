import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { Input } from 'antd';

interface Props {
  label: string;
  typed: string;
  onType: (typed: string) => void;
}

/** A field that filters a list while the person types. */
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
