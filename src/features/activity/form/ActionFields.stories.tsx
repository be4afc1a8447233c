import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EMPTY_ANSWER } from '@contract/answer';
import { fn } from 'storybook/test';
import { phone } from '@/testing/stories/story';
import { FULL_ANSWER } from '@/testing/stories/storyActivity';
import { ActionFields } from './ActionFields';

const full = { ...EMPTY_ANSWER, ...FULL_ANSWER };

const meta = {
  title: 'Features/Activity/ActionFields',
  component: ActionFields,
  args: { draftKey: 'none', saved: full, disabled: false, setField: fn() },
} satisfies Meta<typeof ActionFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FilledIn: Story = {};

export const Untouched: Story = { args: { saved: EMPTY_ANSWER } };

export const Disabled: Story = { args: { disabled: true } };

export const OnPhone: Story = { tags: ['phone'], globals: phone };
