import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { apiError } from '@/shared/api/errors/ApiError';
import { ErrorPanel } from './ErrorPanel';

const meta = {
  title: 'Shared/ErrorPanel',
  component: ErrorPanel,
  tags: ['autodocs'],
  args: { error: apiError({}), onRetry: fn() },
} satisfies Meta<typeof ErrorPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unreachable: Story = {};

export const NotFound: Story = { args: { error: apiError({ status: 404, code: 'NOT_FOUND' }) } };

export const Forbidden: Story = { args: { error: apiError({ status: 403, code: 'FORBIDDEN' }) } };

/** The server's message replaces the app's explanation. */
export const WithServerMessage: Story = {
  args: {
    error: apiError({
      status: 403,
      code: 'FORBIDDEN',
      message: 'Figures of a deleted company are open to administrators only.',
    }),
  },
};

export const Unexpected: Story = { args: { error: new Error('unforeseen') } };

export const WithoutRetry: Story = { render: ({ error }) => <ErrorPanel error={error} /> };
