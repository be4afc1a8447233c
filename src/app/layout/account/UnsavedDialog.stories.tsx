import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { phone } from '@/testing/stories/story';
import { UnsavedDialog } from './UnsavedDialog';

const meta = {
  title: 'Layout/UnsavedDialog (edits that are not saved)',
  component: UnsavedDialog,
  args: { open: true, count: 3, onDiscard: fn(), onKeep: fn(), onStay: fn() },
} satisfies Meta<typeof UnsavedDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtLogout: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };
