import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PlainButton } from './PlainButton';

const meta = {
  title: 'Shared/Plain/PlainButton',
  component: PlainButton,
  tags: ['autodocs'],
  args: { children: 'Login' },
} satisfies Meta<typeof PlainButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Primary: Story = { args: { variant: 'primary' } };

export const Link: Story = { args: { variant: 'link', children: 'I forgot my password' } };

export const Block: Story = { args: { variant: 'primary', block: true } };

export const Disabled: Story = { args: { disabled: true } };

export const Focused: Story = {
  play: async ({ userEvent }) => userEvent.tab(),
};
