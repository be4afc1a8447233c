import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn, screen } from 'storybook/test';
import { setting, phone } from '@/testing/stories/story';
import { ACTIVITY_ID, activities } from '@/testing/stories/storyActivity';
import { COMPANY } from '@/testing/stories/storyData';
import { loading, lostConnection, reply } from '@/testing/stories/storyServer';
import { ProcessIndex } from './ProcessIndex';

const withActivities = (count: number) =>
  setting({ server: { impactAreaActivities: reply({ impactAreaActivities: activities(count) }) } });

const meta = {
  title: 'Features/Activity/ProcessIndex',
  component: ProcessIndex,
  parameters: withActivities(500),
  args: { ids: { companyId: COMPANY.id, area: '1' }, currentId: ACTIVITY_ID, onOpen: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Process index' }));
    await screen.findByRole('dialog');
  },
} satisfies Meta<typeof ProcessIndex>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { play: () => undefined };

export const OpenWith500Actions: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };

export const Empty: Story = { parameters: withActivities(0) };

export const Loading: Story = {
  parameters: setting({ server: { impactAreaActivities: loading } }),
};

export const Unreachable: Story = {
  parameters: setting({ server: { impactAreaActivities: lostConnection } }),
};
