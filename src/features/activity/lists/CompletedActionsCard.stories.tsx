import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { setting } from '@/testing/stories/story';
import { ACTIVITY_ID, activities } from '@/testing/stories/storyActivity';
import { COMPANY } from '@/testing/stories/storyData';
import { loading, lostConnection, reply } from '@/testing/stories/storyServer';
import { CompletedActionsCard } from './CompletedActionsCard';

const withDone = (count: number) =>
  setting({
    server: {
      impactAreaCompletedActivities: reply({ impactAreaCompletedActivities: activities(count) }),
    },
  });

const meta = {
  title: 'Features/Activity/CompletedActionsCard',
  component: CompletedActionsCard,
  parameters: withDone(12),
  args: { ids: { companyId: COMPANY.id, area: '1' }, currentId: ACTIVITY_ID, onOpen: fn() },
  decorators: (Story) => (
    <div style={{ maxInlineSize: 360 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof CompletedActionsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The open action is highlighted. */
export const Some: Story = {};

/** Only the visible rows are rendered. */
export const Many: Story = { parameters: withDone(500) };

export const Searched: Story = {
  parameters: withDone(500),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'price 1.6');
    await canvas.findByRole('button', { name: /1\.6\.8/ });
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'no such action');
    await canvas.findByText('No results');
  },
};

export const Empty: Story = { parameters: withDone(0) };

export const Loading: Story = {
  parameters: setting({ server: { impactAreaCompletedActivities: loading } }),
};

export const Unreachable: Story = {
  parameters: setting({ server: { impactAreaCompletedActivities: lostConnection } }),
};
