import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen } from 'storybook/test';
import { setting, phone } from '@/testing/stories/story';
import { person } from '@/testing/stories/storyData';
import { SessionDialog } from './SessionDialog';

const EXPIRED = { hasSignedOut: false, isSignInNeeded: true, pendingMethods: null };

const meta = {
  title: 'Layout/SessionDialog',
  component: SessionDialog,
  parameters: setting({
    as: 'editor',
    state: { auth: { restoredUserId: person('editor').id, ...EXPIRED } },
  }),
  args: { user: person('editor') },
  argTypes: { user: { control: false } },
  play: async () => {
    await screen.findByRole('dialog');
  },
} satisfies Meta<typeof SessionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Expired: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };
