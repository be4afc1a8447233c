import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LEVELS, valueOfLevel } from '@contract/scoring/scoring';
import { fn } from 'storybook/test';
import { phone } from '@/testing/stories/story';
import { ChoiceField } from './ChoiceField';
import { activityMessages } from '../../messages.en';

const levels = LEVELS.map((level, index) => ({
  value: valueOfLevel(index),
  label: activityMessages.level[level],
}));
const states = Array.from({ length: 10 }, (_, i) => ({ value: i + 1, label: String(i + 1) }));

const meta = {
  title: 'Features/Activity/ChoiceField',
  component: ChoiceField,
  args: { name: 'relevance', choices: levels, value: null, disabled: false, onChange: fn() },
  argTypes: { choices: { control: false } },
} satisfies Meta<typeof ChoiceField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unset: Story = {};

/** A field with a value has a button that clears it. */
export const Set: Story = { args: { value: 6 } };

export const OneToTen: Story = { args: { name: 'revenue_state', choices: states, value: 7 } };

export const Disabled: Story = { args: { value: 6, disabled: true } };

export const LevelsOnPhone: Story = { args: { value: 0 }, tags: ['phone'], globals: phone };

export const OneToTenOnPhone: Story = {
  args: { name: 'revenue_state', choices: states, value: 10 },
  tags: ['phone'],
  globals: phone,
};
