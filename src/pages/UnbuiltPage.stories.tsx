import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { given } from '@/testing/story';
import { companyList } from '@/testing/storyData';
import { reply } from '@/testing/storyServer';
import { UnbuiltPage } from './UnbuiltPage';

const meta = {
  title: 'Pages/Unbuilt',
  component: UnbuiltPage,
  parameters: given({
    path: '/collaborators-management',
    frame: 'app',
    layout: 'fullscreen',
    server: { getCompanies: reply(companyList()) },
  }),
  args: { name: 'collaboratorsManagement' },
} satisfies Meta<typeof UnbuiltPage>;

export default meta;

export const StillBeingBuilt: StoryObj<typeof meta> = {};
