import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from 'antd';
import { phone } from '@/testing/stories/story';
import { CardPair } from './CardPair';

const meta = {
  title: 'Shared/CardPair',
  component: CardPair,
  tags: ['autodocs'],
  args: {
    children: (
      <>
        <Card title="Company overview">Drivers</Card>
        <Card title="Impact areas">Areas</Card>
      </>
    ),
  },
} satisfies Meta<typeof CardPair>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };
