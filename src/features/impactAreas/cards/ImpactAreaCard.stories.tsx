import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { toImpactArea } from '../ImpactArea';
import { COMPANY } from '@/testing/stories/storyData';
import { ImpactAreaCard } from './ImpactAreaCard';

const area = (name: string, completed: number, currentId: string | null = 'activity-1-1') => ({
  ...toImpactArea({ name, completed }),
  currentId,
});

const meta = {
  title: 'Features/Impact areas/ImpactAreaCard',
  component: ImpactAreaCard,
  args: { companyId: COMPANY.id, canEdit: true, area: area('5', 51.2), onOpen: fn() },
  decorators: (Story) => (
    <div style={{ maxInlineSize: 300 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof ImpactAreaCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The pencil icon means that the area can be continued. */
export const Started: Story = {};

/** The arrow icon means that the area can be started. */
export const NotStarted: Story = { args: { area: area('6', 0) } };

export const Complete: Story = { args: { area: area('1', 100) } };

/** Percentages are rounded up, but 100 is shown only when every activity is done. */
export const AlmostComplete: Story = { args: { area: area('7', 99.6) } };

export const LongName: Story = { args: { area: area('2', 33.3) } };

export const WithoutActivities: Story = { args: { area: area('4', 0, null) } };

/** The eye icon means that the person can only read. */
export const ReadOnly: Story = { args: { canEdit: false } };
