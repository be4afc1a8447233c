import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { apiError } from '@/shared/api/errors/ApiError';
import { phone } from '@/testing/stories/story';
import { improvableActions } from '@/testing/stories/features/storyImprovableActions';
import { ActionsToImprove } from './ActionsToImprove';

const meta = {
  title: 'Features/Drivers/ActionsToImprove',
  component: ActionsToImprove,
  args: { actions: { state: 'ready', data: improvableActions(), isSample: false } },
} satisfies Meta<typeof ActionsToImprove>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };

export const Loading: Story = { args: { actions: { state: 'loading' } } };

export const Unreachable: Story = {
  args: { actions: { state: 'failed', error: apiError({}), retry: fn() } },
};
