import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Typography } from 'antd';
import { phone } from '@/testing/stories/story';
import { CardRows } from '../card/CardRows';
import { GradeChip } from '../data/GradeChip';
import { ListRow } from './ListRow';

const meta = {
  title: 'Shared/ListRow',
  component: ListRow,
  tags: ['autodocs'],
  args: {
    label: 'Operating Margin',
    children: (
      <>
        <Typography.Text type="secondary">4 of 10</Typography.Text>
        <GradeChip grade="Low" />
      </>
    ),
  },
  render: (args) => (
    <CardRows rows={1} loading={false}>
      <ul>
        <ListRow {...args} />
      </ul>
    </CardRows>
  ),
} satisfies Meta<typeof ListRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

/** A long label is truncated, so that the figures keep their position. */
export const LongLabel: Story = {
  args: {
    label: 'Selling, general and administrative expenses of the group and all of its subsidiaries',
  },
  tags: ['phone'],
  globals: phone,
};
