import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { setting, phone } from '@/testing/stories/story';
import { companies, company, companyList, LONG_COMPANY_NAME } from '@/testing/stories/storyData';
import { loading, errorReply, reply } from '@/testing/stories/storyServer';
import { TopBar } from './TopBar';

const meta = {
  title: 'Layout/TopBar',
  component: TopBar,
  parameters: setting({
    as: 'admin',
    layout: 'fullscreen',
    server: { getCompanies: reply(companyList(companies())) },
  }),
  args: { onToggleMenu: undefined },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An administrator chooses the company. */
export const ForAdministrators: Story = {};

/** Everyone else sees which one it is. */
export const ForOthers: Story = { parameters: setting({ as: 'editor' }) };

/** The management pages have no company selector. */
export const OnManagement: Story = { parameters: setting({ path: '/companies-management' }) };

export const Loading: Story = { parameters: setting({ server: { getCompanies: loading } }) };

export const CompaniesForbidden: Story = {
  parameters: setting({ server: { getCompanies: errorReply('FORBIDDEN') } }),
};

export const OnPhone: Story = {
  args: { onToggleMenu: fn() },
  tags: ['phone'],
  globals: phone,
};

export const LongNameOnPhone: Story = {
  ...OnPhone,
  parameters: setting({
    as: 'editor',
    server: { getCompanies: reply(companyList([company({ name: LONG_COMPANY_NAME })])) },
  }),
  tags: ['phone'],
};
