import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { given, phone } from '@/testing/story';
import { COMPANY } from '@/testing/storyData';
import { graphDrivers } from '@/testing/storyEvolution';
import { loading, reply } from '@/testing/storyServer';
import { EvolutionOpening } from './EvolutionOpening';

const meta = {
  title: 'Features/Evolution/EvolutionOpening',
  component: EvolutionOpening,
  parameters: given({ server: { getGraphDrivers: reply(graphDrivers()) } }),
  args: { companyId: COMPANY.id },
} satisfies Meta<typeof EvolutionOpening>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Loading: Story = { parameters: given({ server: { getGraphDrivers: loading } }) };

export const NoCompanyYet: Story = { args: { companyId: null } };

export const OnPhone: Story = { tags: ['phone'], globals: phone };
