import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/story';
import { GradeChip } from './GradeChip';

const meta = {
  title: 'Shared/GradeChip',
  component: GradeChip,
  tags: ['autodocs'],
  args: { grade: 'High' },
  argTypes: { grade: { control: 'inline-radio', options: ['High', 'Medium', 'Low'] } },
} satisfies Meta<typeof GradeChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const High: Story = {};

export const Medium: Story = { args: { grade: 'Medium' } };

export const Low: Story = { args: { grade: 'Low' } };

/** Below 440 px only the icon is visible; screen readers still read the word. */
export const OnPhone: Story = { args: { grade: 'Medium' }, tags: ['phone'], globals: phone };
