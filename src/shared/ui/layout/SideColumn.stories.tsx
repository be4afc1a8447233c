import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from 'antd';
import { setting, phone } from '@/testing/stories/story';
import { SideColumn } from './SideColumn';

const meta = {
  title: 'Shared/SideColumn',
  tags: ['autodocs'],
  component: SideColumn,
  parameters: setting({ layout: 'padded' }),
  args: {
    side: (
      <>
        <Card title="Progress">Below the main part on narrow screens</Card>
        <Card title="Completed actions">Below the main part on narrow screens</Card>
      </>
    ),
    children: <Card title="The main part">A form, for example</Card>,
  },
} satisfies Meta<typeof SideColumn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};

export const WithThirdColumn: Story = {
  args: { end: <Card title="Process index">On the widest screens</Card> },
};

export const OnPhone: Story = { tags: ['phone'], globals: phone };
