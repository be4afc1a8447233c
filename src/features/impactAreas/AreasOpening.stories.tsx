import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { given, phone } from '@/testing/story';
import { COMPANY, impactAreas } from '@/testing/storyData';
import { loading, reply } from '@/testing/storyServer';
import { AreasOpening } from './AreasOpening';

const meta = {
  title: 'Features/Impact areas/AreasOpening',
  component: AreasOpening,
  parameters: given({ server: { getImpactAreas: reply(impactAreas()) } }),
  args: { companyId: COMPANY.id },
} satisfies Meta<typeof AreasOpening>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Loading: Story = { parameters: given({ server: { getImpactAreas: loading } }) };

export const NoCompanyYet: Story = { args: { companyId: null } };

export const OnPhone: Story = { tags: ['phone'], globals: phone };
