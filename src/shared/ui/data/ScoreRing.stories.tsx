import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ScoreRing } from './ScoreRing';

const meta = {
  title: 'Shared/ScoreRing',
  component: ScoreRing,
  tags: ['autodocs'],
  args: { average: 5.6, grade: 'Medium', label: 'Operating Margin' },
  argTypes: { average: { control: { type: 'range', min: 1, max: 10, step: 0.1 } } },
} satisfies Meta<typeof ScoreRing>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The ring shows the rounded score in the color of its grade; each point is ten percent. */
export const Small: Story = {};

export const Large: Story = { args: { size: 'large' } };

export const Exact: Story = { args: { exact: true } };

export const WithMark: Story = {
  args: { exact: true, mark: { value: 7.4, label: 'Median of 6 peers: 7.4' } },
};

export const Best: Story = { args: { average: 10, grade: 'High' } };

export const Low: Story = { args: { average: 3, grade: 'Low' } };

export const WithoutScore: Story = { args: { average: null, grade: null } };
