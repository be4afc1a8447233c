import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ListRow } from '../ListRow';
import { PlainCard } from './PlainCard';

const meta = {
  title: 'Shared/Plain/PlainCard',
  component: PlainCard,
  tags: ['autodocs'],
  args: { children: 'What stands in it.' },
} satisfies Meta<typeof PlainCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bare: Story = {};

export const Titled: Story = { args: { title: 'Company overview' } };

export const WithButton: Story = { args: { title: 'Company overview', extra: 'View all' } };

/** Of the height that its list will have. */
export const ListToCome: Story = {
  args: { title: 'Company overview', extra: 'View all', children: <ul /> },
};

export const WithRows: Story = {
  args: {
    title: 'Company overview',
    extra: 'View all',
    children: (
      <ul>
        <ListRow label="Expectations">8 of 10</ListRow>
        <ListRow label="Operating Margin">4 of 10</ListRow>
      </ul>
    ),
  },
};
