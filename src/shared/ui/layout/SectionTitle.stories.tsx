import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SectionTitle } from './SectionTitle';

const meta = {
  title: 'Shared/SectionTitle',
  tags: ['autodocs'],
  component: SectionTitle,
  args: { children: 'Overall progress' },
} satisfies Meta<typeof SectionTitle>;

export default meta;

export const Plain: StoryObj<typeof meta> = {};
