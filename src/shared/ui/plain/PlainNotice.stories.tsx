import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { setting } from '@/testing/stories/story';
import { PlainNotice } from './PlainNotice';

const meta = {
  title: 'Shared/Plain/PlainNotice',
  tags: ['autodocs'],
  component: PlainNotice,
} satisfies Meta<typeof PlainNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Given: Story = {
  parameters: setting({ state: { notice: { text: 'Your password was changed.' } } }),
};

export const Long: Story = {
  parameters: setting({
    state: {
      notice: { text: 'If this address has an account, a letter with a link is on its way to it.' },
    },
  }),
  tags: ['phone'],
};
