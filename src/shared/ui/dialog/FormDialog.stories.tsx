import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Form, Input } from 'antd';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { apiError } from '@/shared/api/errors/ApiError';
import { serverMessageOr } from '@/shared/lib/useSubmission';
import { FormDialog } from './FormDialog';

interface Values {
  name: string;
}

const meta = {
  title: 'Shared/FormDialog',
  component: FormDialog<Values>,
  tags: ['autodocs'],
  args: {
    title: 'Edit workspace',
    open: true,
    width: 500,
    initialValues: { name: '' },
    onSubmit: () => Promise.resolve<unknown>(null),
    failureOf: serverMessageOr('The server could not be reached.'),
    onClose: fn(),
    children: (
      <Form.Item
        name="name"
        label="Name"
        rules={[{ required: true, message: 'Name cannot be empty.' }]}
      >
        <Input autoFocus />
      </Form.Item>
    ),
  },
} satisfies Meta<typeof FormDialog<Values>>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }));

export const Opened: Story = {};

export const FieldWrong: Story = {
  args: { invalidMessage: 'Please fill in all required fields' },
  play: async () => {
    await save();
    await screen.findByText('Name cannot be empty.');
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  },
};

export const Saving: Story = {
  args: { initialValues: { name: 'Clients' }, onSubmit: () => new Promise(() => undefined) },
  play: async () => {
    await save();
    await waitFor(() => expect(screen.getByLabelText('Name')).toBeDisabled());
  },
};

export const Failed: Story = {
  args: {
    initialValues: { name: 'Clients' },
    onSubmit: () => Promise.reject(new Error()),
    failureOf: () =>
      serverMessageOr('')(apiError({ status: 503, message: 'The service is not available.' })),
  },
  play: async () => {
    await save();
    await screen.findByText('The service is not available.');
  },
};

/** The field that the server named shows the error and has the focus. */
export const FieldRejected: Story = {
  args: {
    initialValues: { name: 'Clients' },
    onSubmit: () => Promise.reject(new Error()),
    failureOf: () => ({ message: 'Not saved.', fields: { name: 'Already taken' } }),
  },
  play: async () => {
    await save();
    await screen.findByText('Already taken');
  },
};
