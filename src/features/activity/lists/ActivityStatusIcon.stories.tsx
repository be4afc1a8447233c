import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ActivityStatusIcon } from './ActivityStatusIcon';

const meta = {
  title: 'Features/Activity/ActivityStatusIcon',
  component: ActivityStatusIcon,
  args: { status: 'done' },
} satisfies Meta<typeof ActivityStatusIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {};

export const InProgress: Story = { args: { status: 'inprogress' } };

export const ToDo: Story = { args: { status: 'todo' } };

export const NotApplicable: Story = { args: { status: 'notApplicable' } };
