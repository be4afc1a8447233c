import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { given } from '@/testing/stories/story';
import { person } from '@/testing/stories/storyData';
import { SignInAgainDialog } from './SignInAgainDialog';

const meta = {
  title: 'Features/Auth/SignInAgainDialog',
  component: SignInAgainDialog,
  parameters: given({ as: 'editor' }),
  args: { user: person('editor'), open: true, onClose: fn() },
} satisfies Meta<typeof SignInAgainDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SessionExpired: Story = {};
