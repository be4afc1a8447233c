import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from 'antd';
import { IMPACT_AREA_NAMES } from '@contract/impactAreas';
import { phone } from '@/testing/stories/story';
import { CardGrid } from './CardGrid';

const meta = {
  title: 'Shared/CardGrid',
  component: CardGrid,
  tags: ['autodocs'],
  args: {
    label: 'Impact areas',
    children: IMPACT_AREA_NAMES.map((name) => (
      <Card key={name} size="small" style={{ blockSize: '100%' }}>
        {name}
      </Card>
    )),
  },
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four in a row; two on small screens. */
export const FourInARow: Story = {};

/** Five in a row on large screens; the fifth is as wide as a row of four. */
export const FiveInARow: Story = {
  args: {
    perRow: 5,
    children: IMPACT_AREA_NAMES.slice(0, 5).map((name) => (
      <Card key={name} size="small" style={{ blockSize: '100%' }}>
        {name}
      </Card>
    )),
  },
};

export const TwoInARow: Story = { args: { perRow: 2 } };

export const OnPhone: Story = { tags: ['phone'], globals: phone };
