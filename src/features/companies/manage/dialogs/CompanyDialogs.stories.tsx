import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { setting, phone } from '@/testing/stories/story';
import { companies, companyList, person } from '@/testing/stories/storyData';
import { WORKSPACE_NAMES } from '@/testing/stories/storyManage';
import { broken, loading } from '@/testing/stories/storyServer';
import { toCompanyList } from '../../Company';
import { CompanyDialogs } from './CompanyDialogs';

const { companies: few } = toCompanyList(companyList(companies()));
const workspaces = WORKSPACE_NAMES.map((name, index) => ({ id: `workspace-${index + 1}`, name }));
const manyWorkspaces = Array.from({ length: 400 }, (_, index) => ({
  id: `workspace-${index + 1}`,
  name: `${WORKSPACE_NAMES[index % WORKSPACE_NAMES.length]} ${index + 1}`,
}));

const meta = {
  title: 'Features/Companies/CompanyDialogs',
  component: CompanyDialogs,
  args: {
    task: 'edit',
    company: few[0] ?? null,
    workspaces,
    person: person('admin'),
    onClose: fn(),
  },
  argTypes: { company: { control: false }, workspaces: { control: false } },
} satisfies Meta<typeof CompanyDialogs>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Edit: Story = { name: 'Edit (EditCompanyDialog)' };

export const EditOnPhone: Story = { tags: ['phone'], globals: phone };

export const EditWithInvalidWebsite: Story = {
  play: async () => {
    const website = await screen.findByLabelText('Website');
    // The dialog takes the focus when it has opened. Keys that are pressed before that are lost.
    const dialog = screen.getByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.type(website, ' no');
    await screen.findByText('La URL no es válida.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
  },
};

export const EditSaving: Story = {
  parameters: setting({ server: { '/company/update': loading } }),
  play: async () => {
    await press('Save');
    await waitFor(() => expect(screen.getByLabelText('Website')).toBeDisabled());
  },
};

export const EditFailed: Story = {
  parameters: setting({ server: { '/company/update': broken } }),
  play: async () => {
    await press('Save');
    await screen.findByText(/^Failed to create company\./);
  },
};

export const ManageWorkspaces: Story = {
  name: 'Manage workspaces (ManageWorkspacesDialog)',
  args: { task: 'workspaces' },
};

/** The chosen workspace is first. The search finds the others. */
export const ManageManyWorkspaces: Story = {
  args: { task: 'workspaces', workspaces: manyWorkspaces },
};

/** A company administrator can remove the company from its workspace, but not assign it again. */
export const ManageWorkspacesAsCompanyAdministrator: Story = {
  args: { task: 'workspaces', person: person('company-admin') },
};

export const ManageWorkspacesWithoutAny: Story = { args: { task: 'workspaces', workspaces: [] } };

export const NoCompanySelected: Story = {
  args: { task: 'workspaces', company: null },
  play: async () => {
    await press('Save');
    await screen.findByText('No company selected.');
  },
};

export const Delete: Story = {
  name: 'Delete (DeleteCompanyDialog, DeleteDialog)',
  args: { task: 'delete' },
};

export const DeleteFailed: Story = {
  args: { task: 'delete' },
  parameters: setting({ server: { '/company/delete': broken } }),
  play: async () => {
    await press('Delete company');
    await screen.findByText('Failed to delete company. Please try again.');
  },
};

export const Reactivate: Story = {
  name: 'Reactivate (ReactivateCompanyDialog)',
  args: { task: 'reactivate' },
};
