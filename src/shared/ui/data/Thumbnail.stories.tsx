import BankOutlined from '@ant-design/icons/BankOutlined';
import UserOutlined from '@ant-design/icons/UserOutlined';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Thumbnail } from './Thumbnail';
import { SIZES } from '../theme/tokens';

const BLUE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#1f6feb"/></svg>',
)}`;

const meta = {
  title: 'Shared/Thumbnail',
  component: Thumbnail,
  tags: ['autodocs'],
  args: { src: BLUE, size: SIZES.picture, icon: <UserOutlined aria-hidden /> },
} satisfies Meta<typeof Thumbnail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Round: Story = {};

export const Square: Story = { args: { shape: 'square', icon: <BankOutlined aria-hidden /> } };

export const None: Story = { args: { src: null } };

/** The initials of the first and the last word, on a color drawn from the name. */
export const WithInitials: Story = { args: { src: null, name: 'Alder Valley Foods' } };

/** The address leads to no image. */
export const Broken: Story = { args: { src: 'data:image/png;base64,none' } };
