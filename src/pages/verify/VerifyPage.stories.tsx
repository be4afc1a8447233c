import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { setting, phone } from '@/testing/stories/story';
import { VerifyPage } from './VerifyPage';

const meta = {
  title: 'Pages/Verify',
  component: VerifyPage,
  parameters: setting({ as: 'guest', path: '/verify', frame: 'bare', layout: 'fullscreen' }),
} satisfies Meta<typeof VerifyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Begin: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };
