import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import { setting, phone } from '@/testing/stories/story';
import { companies, company, companyList, LONG_COMPANY_NAME } from '@/testing/stories/storyData';
import { deletedItems, inDays } from '@/testing/stories/storyManage';
import { broken, loading, errorReply, reply } from '@/testing/stories/storyServer';
import { CompaniesManagementPage } from './CompaniesManagementPage';

const gone = company({
  id: 'company-gone',
  name: 'Longmeadow Bus Lines',
  activated: false,
  expiration_date: inDays(7),
});

/** The figures of these companies; the last one has none. */
const figuresOf = (list: readonly { id: string }[]) => ({
  companies: list.map(({ id }, index) => ({
    id,
    average: index === list.length - 1 ? null : 4 + (index % 5) * 0.9,
    completed: (index * 13) % 101,
    people: (index * 7) % 23,
  })),
});

const meta = {
  title: 'Pages/My Companies',
  component: CompaniesManagementPage,
  parameters: setting({
    as: 'admin',
    path: '/companies-management',
    frame: 'app',
    layout: 'fullscreen',
    server: {
      getCompanies: reply(companyList([...companies(), gone])),
      recentlyDeleted: reply(deletedItems(2)),
      getCompanyFigures: reply(figuresOf([...companies(), gone])),
    },
  }),
} satisfies Meta<typeof CompaniesManagementPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const own = reply(companyList([company()]));

export const ForAdministrators: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };

/** From twelve companies on there is a table. */
export const AsTable: Story = {
  parameters: setting({
    path: '/companies-management?view=table&sort=-average',
    server: {
      getCompanies: reply(companyList(companies(14))),
      getCompanyFigures: reply(figuresOf(companies(14))),
    },
  }),
};

export const ForCompanyAdministrators: Story = {
  parameters: setting({ as: 'company-admin', server: { getCompanies: own } }),
};

export const ForWorkspaceAdministrators: Story = {
  parameters: setting({ as: 'workspace-admin', server: { getCompanies: own } }),
};

export const ForEditors: Story = {
  parameters: setting({ as: 'editor', server: { getCompanies: own } }),
};

export const ForSubscribers: Story = {
  parameters: setting({ as: 'subscriber', server: { getCompanies: own } }),
};

export const ThreeThousand: Story = {
  parameters: setting({ server: { getCompanies: reply(companyList(companies(3000))) } }),
};

/** The server sends only the first companies, and then pages. */
export const Long: Story = {
  parameters: setting({
    server: {
      getCompanies: reply(companyList(companies(501))),
      getCompanyPage: reply({ companies: companies(50) }),
    },
  }),
};

export const LongNamesOnPhone: Story = {
  parameters: setting({
    server: { getCompanies: reply(companyList([company({ name: LONG_COMPANY_NAME }), gone])) },
  }),
  tags: ['phone'],
  globals: phone,
};

export const Loading: Story = { parameters: setting({ server: { getCompanies: loading } }) };

export const Empty: Story = {
  parameters: setting({ server: { getCompanies: reply(companyList([])) } }),
};

export const EmptyForOthers: Story = {
  parameters: setting({
    as: 'without-company',
    server: { getCompanies: reply(companyList([])) },
  }),
};

/** The server cannot be reached and nothing is cached. */
export const Sample: Story = { parameters: setting({ server: { getCompanies: broken } }) };

export const Forbidden: Story = {
  parameters: setting({ server: { getCompanies: errorReply('FORBIDDEN', '') } }),
};

/** The notification offers to undo the deletion for a while. */
export const JustDeleted: Story = {
  parameters: setting({ server: { '/company/delete': reply({ purge_at: inDays(14) }) } }),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Actions for Alder Valley Foods' }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete company' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete company' }));
    await screen.findByRole('button', { name: 'Undo' });
  },
};
