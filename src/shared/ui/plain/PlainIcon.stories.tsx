import search from '@ant-design/icons-svg/es/asn/SearchOutlined';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PlainIcon } from './PlainIcon';

const meta = {
  title: 'Shared/Plain/PlainIcon',
  component: PlainIcon,
  tags: ['autodocs'],
  args: { icon: search },
} satisfies Meta<typeof PlainIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Outlined: Story = {};
