import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { plan } from '@/testing/stories/features/storyPlan';
import { COMPANY } from '@/testing/stories/storyData';
import { phone } from '@/testing/stories/story';
import { toPlan } from '../PlanItem';
import { EditItemDialog } from './EditItemDialog';

const meta = {
  title: 'Features/Plan/EditItemDialog',
  component: EditItemDialog,
  args: {
    companyId: COMPANY.id,
    item: toPlan(plan())[0] ?? null,
    owners: [{ id: 'user-editor', name: 'Daniel Okafor' }],
    onClose: fn(),
  },
  argTypes: { item: { control: false }, owners: { control: false } },
} satisfies Meta<typeof EditItemDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };
