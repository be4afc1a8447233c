import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { setting, phone } from '@/testing/stories/story';
import { companyList } from '@/testing/stories/storyData';
import { reply } from '@/testing/stories/storyServer';
import { HelpPage } from './HelpPage';

const meta = {
  title: 'Pages/Help',
  component: HelpPage,
  parameters: setting({
    path: '/faq',
    frame: 'app',
    layout: 'fullscreen',
    server: { getCompanies: reply(companyList()) },
  }),
} satisfies Meta<typeof HelpPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const searchingFor =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), words);
  };

export const Full: Story = {};

export const WorkedExample: Story = { parameters: setting({ path: '/faq#scores-and-grades' }) };

export const PermissionTable: Story = { parameters: setting({ path: '/faq#roles' }) };

export const SearchWithHits: Story = {
  parameters: setting({ path: '/faq#deleting-and-undo' }),
  play: searchingFor('company undone'),
};

export const NothingFound: Story = { play: searchingFor('xylophone') };

export const OnPhone: Story = {
  tags: ['phone'],
  globals: phone,
  parameters: setting({ path: '/faq#roles' }),
};
