import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { setting, phone } from '@/testing/stories/story';
import { reply } from '@/testing/stories/storyServer';
import { WeeklyCompanies } from './WeeklyCompanies';

const TEXT = `Hello Esha Kapoor,

Your companies:
• Copper Lane Bakeries: 2 overdue; Operating Margin fell by 0.2 to 4.8
  https://drivers.example/company-overview?company=company-2
`;

const meta = {
  title: 'Features/Weekly companies',
  component: WeeklyCompanies,
  args: {
    subscriptions: null,
    companies: [
      { id: 'company-1', name: 'Alder Valley Foods' },
      { id: 'company-2', name: 'Copper Lane Bakeries' },
    ],
    onSearch: () => undefined,
    onSaved: () => undefined,
  },
  parameters: setting({
    server: { getWeeklyMail: reply({ weeklyMail: { subject: 'Your actions', text: TEXT } }) },
  }),
} satisfies Meta<typeof WeeklyCompanies>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const Chosen: Story = { args: { subscriptions: ['company-2'] } };

export const OnPhone: Story = { ...Chosen, tags: ['phone'], globals: phone };

export const None: Story = { args: { subscriptions: [] } };
