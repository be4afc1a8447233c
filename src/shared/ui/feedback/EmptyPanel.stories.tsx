import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from 'antd';
import { EmptyPanel } from './EmptyPanel';

const meta = {
  title: 'Shared/EmptyPanel',
  component: EmptyPanel,
  tags: ['autodocs'],
  args: { title: 'No data available' },
} satisfies Meta<typeof EmptyPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingYet: Story = {};

export const WithAWayOn: Story = {
  args: {
    title: 'No actions in this area are completed yet.',
    children: <Button type="primary">Continue with your progress</Button>,
  },
};
