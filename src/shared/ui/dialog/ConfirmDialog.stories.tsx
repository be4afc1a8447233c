import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn, screen, userEvent } from 'storybook/test';
import { serverMessageOr } from '@/shared/lib/useSubmission';
import { ConfirmDialog } from './ConfirmDialog';

const meta = {
  title: 'Shared/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['autodocs'],
  args: {
    title: 'Delete workspace',
    open: true,
    danger: true,
    confirmLabel: 'Delete',
    children: 'It can be restored for 2 weeks; after that it is gone for good.',
    onConfirm: () => Promise.resolve<unknown>(null),
    failureOf: serverMessageOr('Failed to delete workspace. Please try again.'),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};

export const Failed: Story = {
  args: { onConfirm: () => Promise.reject(new Error()) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText('Failed to delete workspace. Please try again.');
  },
};
