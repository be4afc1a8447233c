import type { ApiTokenDto } from '@contract/signIn/apiTokenPayloads';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Input } from 'antd';
import { screen, userEvent } from 'storybook/test';
import { setting, phone } from '@/testing/stories/story';
import { broken, loading, errorReply, reply } from '@/testing/stories/storyServer';
import { ApiTokens } from './ApiTokens';

const token = (id: string, name: string, fields: Partial<ApiTokenDto> = {}): ApiTokenDto => ({
  id,
  name,
  company_id: null,
  company_name: null,
  created_at: '2026-05-12T08:00:00.000Z',
  expires_on: '2026-08-10',
  expired: false,
  last_used_at: null,
  ...fields,
});
const tokens = [
  token('bi', 'Power BI', { last_used_at: '2026-05-13T10:00:00.000Z' }),
  token('notebook', 'Notebook of the strategy team', {
    company_id: 'acme',
    company_name: 'Alder Valley Foods',
  }),
  token('old', 'Trial', { expired: true, expires_on: '2026-05-01' }),
];
const SECRET = `vdt_${'a1B2c3D4e5-'.repeat(4).slice(0, 43)}`;

const meta = {
  title: 'Features/API tokens/ApiTokens',
  component: ApiTokens,
  parameters: setting({
    server: {
      '/user/tokens': reply(tokens),
      '/user/create-token': reply({ token: token('new', 'Excel'), secret: SECRET }),
    },
  }),
  args: { companyField: <Input /> },
  argTypes: { companyField: { control: false } },
} satisfies Meta<typeof ApiTokens>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const create = async () => {
  await press('Create a token');
  await userEvent.type(await screen.findByLabelText('Token name'), 'Excel');
  await press('Create token');
};

export const Listed: Story = {};

export const None: Story = { parameters: setting({ server: { '/user/tokens': reply([]) } }) };

export const Loading: Story = { parameters: setting({ server: { '/user/tokens': loading } }) };

export const NotLoaded: Story = { parameters: setting({ server: { '/user/tokens': broken } }) };

export const Creating: Story = {
  name: 'Creating (CreateTokenDialog)',
  play: async () => {
    await press('Create a token');
    await userEvent.click(await screen.findByLabelText('One company'));
    await screen.findByLabelText('Company');
  },
};

/** The only time at which the token is visible. */
export const Created: Story = {
  name: 'Created (NewTokenDialog)',
  play: async () => {
    await create();
    await screen.findByLabelText('Token Excel');
  },
};

export const NotCreated: Story = {
  parameters: setting({
    server: {
      '/user/create-token': errorReply('BAD_USER_INPUT', 'You have 20 tokens. Revoke one first.'),
    },
  }),
  play: async () => {
    await create();
    await screen.findByRole('alert');
  },
};

export const Revoking: Story = {
  name: 'Revoking (RevokeTokenDialog)',
  play: async () => {
    await press('Revoke Power BI');
    await screen.findByText(/can no longer read anything/);
  },
};

export const OnPhone: Story = { tags: ['phone'], globals: phone };
