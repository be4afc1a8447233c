import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { setting, phone } from '@/testing/stories/story';
import { COMPANY, subdrivers } from '@/testing/stories/storyData';
import { broken, loading, reply } from '@/testing/stories/storyServer';
import { WeakestSubdrivers } from './WeakestSubdrivers';

const meta = {
  title: 'Features/Drivers/WeakestSubdrivers',
  component: WeakestSubdrivers,
  parameters: setting({ server: { getSubdrivers: reply(subdrivers()) } }),
  args: { companyId: COMPANY.id },
} satisfies Meta<typeof WeakestSubdrivers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };

export const Loading: Story = { parameters: setting({ server: { getSubdrivers: loading } }) };

export const Unreachable: Story = { parameters: setting({ server: { getSubdrivers: broken } }) };
