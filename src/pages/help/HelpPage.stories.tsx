import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { given, phone } from '@/testing/stories/story';
import { companyList } from '@/testing/stories/storyData';
import { reply } from '@/testing/stories/storyServer';
import { HelpPage } from './HelpPage';

const meta = {
  title: 'Pages/Help',
  component: HelpPage,
  parameters: given({
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

export const WorkedExample: Story = { parameters: given({ path: '/faq#scores-and-grades' }) };

export const PermissionTable: Story = { parameters: given({ path: '/faq#roles' }) };

export const SearchWithHits: Story = {
  parameters: given({ path: '/faq#deleting-and-undo' }),
  play: searchingFor('company undone'),
};

export const NothingFound: Story = { play: searchingFor('xylophone') };

export const OnPhone: Story = {
  tags: ['phone'],
  globals: phone,
  parameters: given({ path: '/faq#roles' }),
};
