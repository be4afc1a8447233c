import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { SearchField } from './SearchField';

const meta = {
  title: 'Shared/SearchField',
  component: SearchField,
  tags: ['autodocs'],
  args: { label: 'Search companies', typed: '', onType: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Typed: Story = { args: { typed: 'Alder' } };
