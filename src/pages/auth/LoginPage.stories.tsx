import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { given, phone } from '@/testing/stories/story';
import { LoginPage } from './LoginPage';

const meta = {
  title: 'Pages/Login',
  component: LoginPage,
  parameters: given({ as: 'guest', path: '/login', frame: 'bare', layout: 'fullscreen' }),
} satisfies Meta<typeof LoginPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };
