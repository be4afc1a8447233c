import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { phone } from '@/testing/stories/story';
import { AddPasskeyDialog } from './AddPasskeyDialog';

const meta = {
  title: 'Features/Second factor/AddPasskeyDialog',
  component: AddPasskeyDialog,
  args: { open: true, onAdded: fn(), onClose: fn() },
} satisfies Meta<typeof AddPasskeyDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Naming: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };
