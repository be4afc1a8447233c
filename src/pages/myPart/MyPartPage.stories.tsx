import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { setting, phone } from '@/testing/stories/story';
import { companyList } from '@/testing/stories/storyData';
import { handedIn, myPart, rounds } from '@/testing/stories/features/storyRounds';
import { broken, loading, reply } from '@/testing/stories/storyServer';
import { MyPartPage } from './MyPartPage';

const meta = {
  title: 'Pages/My part',
  component: MyPartPage,
  parameters: setting({
    path: '/my-part',
    frame: 'app',
    layout: 'fullscreen',
    server: {
      getCompanies: reply(companyList()),
      getOwnRounds: reply(rounds('open')),
      getMyPart: reply(myPart()),
    },
  }),
} satisfies Meta<typeof MyPartPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scoring: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };

export const HandedIn: Story = {
  parameters: setting({ server: { getOwnRounds: reply(handedIn()) } }),
};

export const NothingAsked: Story = {
  parameters: setting({ server: { getOwnRounds: reply(rounds()) } }),
};

export const Loading: Story = { parameters: setting({ server: { getMyPart: loading } }) };

export const Failed: Story = { parameters: setting({ server: { getMyPart: broken } }) };
