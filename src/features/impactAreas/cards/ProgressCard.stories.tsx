import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { setting } from '@/testing/stories/story';
import { progress } from '@/testing/stories/storyActivity';
import { COMPANY } from '@/testing/stories/storyData';
import { loading, lostConnection, reply } from '@/testing/stories/storyServer';
import { ProgressCard } from './ProgressCard';

const withDone = (answered: number, total?: number) =>
  setting({ server: { percentageCompleted: reply(progress(answered, total)) } });

const meta = {
  title: 'Features/Impact areas/ProgressCard',
  component: ProgressCard,
  parameters: withDone(15),
  args: { ids: { companyId: COMPANY.id, area: '1' } },
  decorators: (Story) => (
    <div style={{ maxInlineSize: 360 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof ProgressCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Half: Story = {};

export const NothingDone: Story = { parameters: withDone(0) };

export const AllDone: Story = { parameters: withDone(30) };

/** Percentages are rounded up, but 100 is shown only when every activity is done. */
export const OneOf500Left: Story = { parameters: withDone(499, 500) };

export const Loading: Story = { parameters: setting({ server: { percentageCompleted: loading } }) };

export const Unreachable: Story = {
  parameters: setting({ server: { percentageCompleted: lostConnection } }),
};
