import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { setting, phone } from '@/testing/stories/story';
import { COMPANY, impactAreas } from '@/testing/stories/storyData';
import { broken, loading, errorReply, reply } from '@/testing/stories/storyServer';
import { ImpactAreaGrid } from './ImpactAreaGrid';

const meta = {
  title: 'Features/Impact areas/ImpactAreaGrid',
  component: ImpactAreaGrid,
  parameters: setting({ server: { getImpactAreasWithCurrent: reply(impactAreas()) } }),
  args: { companyId: COMPANY.id, canEdit: true, onOpen: fn() },
} satisfies Meta<typeof ImpactAreaGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };

export const Loading: Story = {
  parameters: setting({ server: { getImpactAreasWithCurrent: loading } }),
};

export const Sample: Story = {
  parameters: setting({ server: { getImpactAreasWithCurrent: broken } }),
};

export const Forbidden: Story = {
  parameters: setting({ server: { getImpactAreasWithCurrent: errorReply('FORBIDDEN', '') } }),
};
