import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { setting, phone } from '@/testing/stories/story';
import { SignOnLinks } from './SignOnLinks';

const meta = {
  title: 'Features/Auth/SignOnLinks',
  component: SignOnLinks,
  parameters: setting({ as: 'guest' }),
  args: { providers: [{ id: 'entra', name: 'Contoso' }], returnTo: null },
} satisfies Meta<typeof SignOnLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const Several: Story = {
  args: {
    providers: [
      { id: 'entra', name: 'Contoso' },
      { id: 'google', name: 'Google' },
      { id: 'long', name: 'The Association of Independent Bakeries of the Northern Provinces' },
    ],
  },
};

export const OnPhone: Story = { ...Several, tags: ['phone'], globals: phone };
