import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from 'antd';
import { phone } from '@/testing/stories/story';
import { CardGrid } from '../card/CardGrid';
import { PaginatedList } from './PaginatedList';

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => `Item ${index + 1}`);

const meta = {
  title: 'Shared/PaginatedList',
  component: PaginatedList<string>,
  tags: ['autodocs'],
  args: {
    items: numbered(3000),
    pageSize: 8,
    searchLabel: 'Search items',
    itemsName: 'items',
    textOf: (item: string) => item,
    children: (shown: readonly string[]) => (
      <CardGrid label="Items" perRow={2}>
        {shown.map((item) => (
          <Card key={item} size="small">
            {item}
          </Card>
        ))}
      </CardGrid>
    ),
  },
} satisfies Meta<typeof PaginatedList<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeThousand: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };

/** With a single page there is neither a search field nor a pagination. */
export const Few: Story = { args: { items: numbered(5) } };

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Search items'), 'no such');
    await canvas.findByText('No results');
  },
};
