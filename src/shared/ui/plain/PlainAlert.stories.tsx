import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PlainAlert } from './PlainAlert';

const meta = {
  title: 'Shared/Plain/PlainAlert',
  component: PlainAlert,
  tags: ['autodocs'],
  args: { type: 'error', children: 'The email or the password is wrong.' },
} satisfies Meta<typeof PlainAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};

export const Done: Story = { args: { type: 'success', children: 'Your password was changed.' } };

export const Long: Story = {
  args: {
    children:
      'Too many attempts from this address. Nobody can sign in from here for a quarter of an hour; after that, try again or ask for a new password.',
  },
  tags: ['phone'],
};
