import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PersonAvatar } from './PersonAvatar';
import { SIZES } from '../theme/tokens';

const meta = {
  title: 'Shared/PersonAvatar',
  component: PersonAvatar,
  tags: ['autodocs'],
  args: { picture: null, size: SIZES.cardPicture },
} satisfies Meta<typeof PersonAvatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutPicture: Story = {};

export const Small: Story = { args: { size: SIZES.avatar } };
