import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { setting, phone } from '@/testing/stories/story';
import { companies, companyList } from '@/testing/stories/storyData';
import { portfolio } from '@/testing/stories/features/storyPortfolio';
import { broken, loading, errorReply, reply } from '@/testing/stories/storyServer';
import { PortfolioPage } from './PortfolioPage';

const meta = {
  title: 'Pages/Portfolio',
  component: PortfolioPage,
  parameters: setting({
    as: 'admin',
    path: '/portfolio',
    frame: 'app',
    layout: 'fullscreen',
    server: {
      getCompanies: reply(companyList(companies())),
      getPortfolio: reply(portfolio()),
    },
  }),
} satisfies Meta<typeof PortfolioPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hatched figures are based on few scores; a flag marks those behind their target. */
export const Grid: Story = {};

export const GroupedByWorkspace: Story = {
  parameters: setting({ path: '/portfolio?isGrouped=yes&sort=global-average&order=descending' }),
};

/** The weakest driver of each company against its progress. */
export const Map: Story = { parameters: setting({ path: '/portfolio?view=map' }) };

/** A card for each company. */
export const OnPhone: Story = { tags: ['phone'], globals: phone };

export const MapOnPhone: Story = { ...Map, tags: ['phone'], globals: phone };

/** Only the rows in view are rendered. */
export const ThousandCompanies: Story = {
  parameters: setting({ server: { getPortfolio: reply(portfolio(1000)) } }),
};

export const NothingFound: Story = { parameters: setting({ path: '/portfolio?search=nothing' }) };

export const WithoutCompanies: Story = {
  parameters: setting({ server: { getPortfolio: reply({ portfolio: [] }) } }),
};

/** The workspace does not share the figures of its companies with its administrators. */
export const NotShared: Story = { parameters: setting({ as: 'editor' }) };

export const Loading: Story = { parameters: setting({ server: { getPortfolio: loading } }) };

export const Failed: Story = { parameters: setting({ server: { getPortfolio: broken } }) };

/** The reach was taken away after the page had been opened. */
export const Forbidden: Story = {
  parameters: setting({ server: { getPortfolio: errorReply('FORBIDDEN') } }),
};
