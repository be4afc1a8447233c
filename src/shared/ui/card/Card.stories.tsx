import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from './Card';
import { ListRow } from '../list/ListRow';
import { PlainButton } from '../plain/PlainButton';

const meta = {
  title: 'Shared/Card',
  component: Card,
  tags: ['autodocs'],
  args: { children: 'Card content' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutTitle: Story = {};

export const WithTitle: Story = { args: { title: 'Company overview' } };

export const WithButton: Story = {
  args: { title: 'Company overview', extra: <PlainButton>View all</PlainButton> },
};

export const WithRows: Story = {
  args: {
    title: 'Company overview',
    children: (
      <ul>
        <ListRow label="Expectations">8 of 10</ListRow>
        <ListRow label="Operating Margin">4 of 10</ListRow>
      </ul>
    ),
  },
};
