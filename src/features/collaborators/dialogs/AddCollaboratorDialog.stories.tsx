import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Select } from 'antd';
import { fn, screen, userEvent } from 'storybook/test';
import { setting, phone } from '@/testing/stories/story';
import { AddCollaboratorDialog } from './AddCollaboratorDialog';

const choices = [{ id: 'company-1', name: 'Alder Valley Foods', workspaceId: 'workspace-1' }];

const meta = {
  title: 'Features/Collaborators/AddCollaboratorDialog',
  component: AddCollaboratorDialog,
  parameters: setting({ as: 'admin' }),
  args: {
    open: true,
    companies: choices,
    companyField: <Select options={choices.map(({ id, name }) => ({ value: id, label: name }))} />,
    onClose: fn(),
  },
  argTypes: { companyField: { control: false }, companies: { control: false } },
} satisfies Meta<typeof AddCollaboratorDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {};

export const EmptyFieldsSubmitted: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByText('Company is required');
  },
};

export const OnPhone: Story = { ...EmptyFieldsSubmitted, tags: ['phone'], globals: phone };
