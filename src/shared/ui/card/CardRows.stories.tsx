import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from 'antd';
import { apiError } from '@/shared/api/errors/ApiError';
import { CardRows } from './CardRows';
import { EmptyPanel } from '../feedback/EmptyPanel';
import { ErrorPanel } from '../feedback/ErrorPanel';
import { GradeChip } from '../data/GradeChip';
import { ListRow } from '../list/ListRow';

const DRIVERS = ['Expectations', 'Operating Margin', 'Revenue Growth', 'Asset Efficiency', 'Total'];

const meta = {
  title: 'Shared/CardRows',
  component: CardRows,
  tags: ['autodocs'],
  args: {
    rows: DRIVERS.length,
    loading: false,
    children: (
      <ul>
        {DRIVERS.map((name) => (
          <ListRow key={name} label={name}>
            <GradeChip grade="High" />
          </ListRow>
        ))}
      </ul>
    ),
  },
  decorators: (Story) => (
    <Card title="Company overview">
      <Story />
    </Card>
  ),
} satisfies Meta<typeof CardRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

/** The skeleton has the same rows, so that nothing shifts when they are loaded. */
export const Loading: Story = { args: { loading: true } };

/** The empty and the failed state have the height of a full card. */
export const Empty: Story = { args: { children: <EmptyPanel title="No data available" /> } };

export const Failed: Story = { args: { children: <ErrorPanel error={apiError({})} /> } };
