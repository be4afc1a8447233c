import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { given, phone } from '@/testing/stories/story';
import { companyList, impactAreas } from '@/testing/stories/storyData';
import { dataHealth, nothingToMend } from '@/testing/stories/features/storyHealth';
import { broken, loading, reply } from '@/testing/stories/storyServer';
import { ImpactAreasPage } from './ImpactAreasPage';

const meta = {
  title: 'Pages/Impact areas',
  component: ImpactAreasPage,
  parameters: given({
    path: '/impact-areas',
    frame: 'app',
    layout: 'fullscreen',
    server: {
      getCompanies: reply(companyList()),
      getImpactAreasWithCurrent: reply(impactAreas()),
      getDataHealth: reply(dataHealth()),
    },
  }),
} satisfies Meta<typeof ImpactAreasPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };

export const NothingDone: Story = {
  parameters: given({ server: { getImpactAreasWithCurrent: reply(impactAreas([])) } }),
};

export const Loading: Story = {
  parameters: given({ server: { getImpactAreasWithCurrent: loading } }),
};

export const Sample: Story = {
  parameters: given({ server: { getImpactAreasWithCurrent: broken } }),
};

const HEALTH = '/impact-areas?tab=health';

export const Health: Story = { parameters: given({ path: HEALTH }) };

export const HealthOnPhone: Story = {
  tags: ['phone'],
  globals: phone,
  parameters: given({ path: HEALTH }),
};

export const HealthFiltered: Story = { parameters: given({ path: `${HEALTH}&rule=stale` }) };

export const NothingToMend: Story = {
  parameters: given({ path: HEALTH, server: { getDataHealth: reply(nothingToMend()) } }),
};

export const HealthFailed: Story = {
  parameters: given({ path: HEALTH, server: { getDataHealth: broken } }),
};
