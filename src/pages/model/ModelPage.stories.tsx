import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { setting, phone } from '@/testing/stories/story';
import { modelPreview, modelVersions } from '@/testing/stories/features/storyModel';
import { companies, companyList } from '@/testing/stories/storyData';
import { broken, loading, reply } from '@/testing/stories/storyServer';
import { ModelPage } from './ModelPage';

const meta = {
  title: 'Pages/Model',
  component: ModelPage,
  parameters: setting({
    as: 'admin',
    path: '/model',
    frame: 'app',
    layout: 'fullscreen',
    server: {
      getCompanies: reply(companyList(companies())),
      getModelVersions: reply(modelVersions()),
      getModelPreview: reply(modelPreview()),
    },
  }),
} satisfies Meta<typeof ModelPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Versions: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };

export const NoVersion: Story = {
  parameters: setting({ server: { getModelVersions: reply({ modelVersions: [] }) } }),
};

export const Forbidden: Story = { parameters: setting({ as: 'company-admin' }) };

export const Loading: Story = { parameters: setting({ server: { getModelVersions: loading } }) };

export const Failed: Story = { parameters: setting({ server: { getModelVersions: broken } }) };
