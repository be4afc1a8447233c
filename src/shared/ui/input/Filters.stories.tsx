import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Checkbox, Flex } from 'antd';
import { phone } from '@/testing/stories/story';
import { Filters } from './Filters';

const meta = {
  title: 'Shared/Filters',
  component: Filters,
  tags: ['autodocs'],
  args: {
    count: 0,
    children: (
      <>
        <Checkbox>Only behind target</Checkbox>
        <Checkbox>Only overdue</Checkbox>
      </>
    ),
  },
  argTypes: { children: { control: false } },
  render: (args) => (
    <Flex gap="small" wrap>
      <Filters {...args} />
    </Flex>
  ),
} satisfies Meta<typeof Filters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };

export const OpenOnPhone: Story = {
  // The index of stories reads tags from the source, where it does not follow a spread.
  tags: ['phone'],
  globals: phone,
  args: { count: 2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters (2)' }));
  },
};
