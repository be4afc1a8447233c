import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { NumberField } from './NumberField';

const meta = {
  title: 'Features/Activity/NumberField',
  component: NumberField,
  args: { name: 'time_w', unit: 'weeks', value: 54, disabled: false, onChange: fn() },
  argTypes: { unit: { control: 'select', options: ['weeks', 'millions', 'hours', 'ofTen'] } },
  decorators: (Story) => (
    <div style={{ maxInlineSize: 280 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Weeks: Story = {};

export const Hours: Story = { args: { name: 'time_thread_h', unit: 'hours', value: 186 } };

export const Millions: Story = {
  args: { name: 'avg_cost_thread_m', unit: 'millions', value: 0.76 },
};

export const OfTen: Story = {
  args: { name: 'factor_difficulty', unit: 'ofTen', max: 10, value: 4.5 },
};

export const Unset: Story = { args: { value: null } };

export const VeryLarge: Story = {
  args: { name: 'est_cost_company_m', unit: 'millions', value: 1234567890.25 },
};

export const Disabled: Story = { args: { disabled: true } };
