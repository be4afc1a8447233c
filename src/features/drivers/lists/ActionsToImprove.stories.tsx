import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { given, phone } from '@/testing/stories/story';
import { COMPANY, improvableActions } from '@/testing/stories/storyData';
import { broken, loading, reply } from '@/testing/stories/storyServer';
import { ActionsToImprove } from './ActionsToImprove';

const meta = {
  title: 'Features/Drivers/ActionsToImprove',
  component: ActionsToImprove,
  parameters: given({ server: { getImprovableActions: reply(improvableActions()) } }),
  args: { companyId: COMPANY.id },
} satisfies Meta<typeof ActionsToImprove>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };

export const Loading: Story = { parameters: given({ server: { getImprovableActions: loading } }) };

export const Unreachable: Story = {
  parameters: given({ server: { getImprovableActions: broken } }),
};
