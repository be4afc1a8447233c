import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { phone } from '@/testing/stories/story';
import type { Sorting } from './SortHeading';
import { SortMenu } from './SortMenu';

type Column = 'name' | 'people';

const COLUMNS: readonly { value: Column; label: string }[] = [
  { value: 'name', label: 'Name' },
  { value: 'people', label: 'People' },
];

function SortedList() {
  const [sorting, setSorting] = useState<Sorting<Column>>('-people');
  return <SortMenu columns={COLUMNS} sorting={sorting} onSort={setSorting} />;
}

const meta = {
  title: 'Shared/SortMenu',
  component: SortedList,
  tags: ['autodocs', 'phone'],
  globals: phone,
} satisfies Meta<typeof SortedList>;

export default meta;

export const OnPhone: StoryObj<typeof meta> = {};
