import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn, screen, userEvent } from 'storybook/test';
import { setting, phone } from '@/testing/stories/story';
import { broken } from '@/testing/stories/storyServer';
import { AddCompanyDialog } from './AddCompanyDialog';

const meta = {
  title: 'Features/Companies/AddCompanyDialog',
  component: AddCompanyDialog,
  args: { open: true, onClose: fn(), onCreated: fn() },
} satisfies Meta<typeof AddCompanyDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }));

export const Opened: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };

export const NameMissing: Story = {
  play: async () => {
    await save();
    await screen.findByText('Company name cannot be empty.');
  },
};

export const Failed: Story = {
  parameters: setting({ server: { '/company/create': broken } }),
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Company name'), 'Fresh Works');
    await save();
    await screen.findByText(/^Failed to create company\./);
  },
};
