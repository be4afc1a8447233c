import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Select } from 'antd';
import { fn } from 'storybook/test';
import { collaborator, LONG_NAME } from '@/testing/stories/storyPeople';
import { ChangeCompanyDialog } from './ChangeCompanyDialog';
import { toCollaborator } from '@/shared/api/users/collaborator';

const choices = [
  { id: 'company-1', name: 'Alder Valley Foods', workspaceId: 'workspace-1' },
  { id: 'company-2', name: 'Copper Lane Bakeries', workspaceId: 'workspace-1' },
];

const meta = {
  title: 'Features/Collaborators/ChangeCompanyDialog',
  component: ChangeCompanyDialog,
  args: {
    open: true,
    collaborator: toCollaborator(collaborator()),
    companies: choices,
    companyField: <Select options={choices.map(({ id, name }) => ({ value: id, label: name }))} />,
    onChange: fn(),
    onClose: fn(),
  },
  argTypes: {
    collaborator: { control: false },
    companies: { control: false },
    companyField: { control: false },
  },
} satisfies Meta<typeof ChangeCompanyDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Save is disabled until another company is selected. */
export const Opened: Story = {};

/** The user may not move people to any other company. */
export const OnlyCurrentCompany: Story = {
  args: { companies: choices.slice(0, 1) },
};

export const LongName: Story = {
  args: { collaborator: toCollaborator(collaborator({ name: LONG_NAME })) },
};
