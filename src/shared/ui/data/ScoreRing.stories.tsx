import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ScoreRing } from './ScoreRing';

const meta = {
  title: 'Shared/ScoreRing',
  component: ScoreRing,
  tags: ['autodocs'],
  args: { average: 5.6, label: 'Operating Margin' },
  argTypes: { average: { control: { type: 'range', min: 1, max: 10, step: 0.1 } } },
} satisfies Meta<typeof ScoreRing>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The ring shows the rounded score; each point is ten percent. */
export const Small: Story = {};

export const Large: Story = { args: { size: 'large' } };

export const Best: Story = { args: { average: 10 } };

export const WithoutScore: Story = { args: { average: null } };
