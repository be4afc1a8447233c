import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { setting, phone } from '@/testing/stories/story';
import { COMPANY, impactAreas } from '@/testing/stories/storyData';
import { broken, loading, errorReply, reply } from '@/testing/stories/storyServer';
import { TopAreasCard } from './TopAreasCard';

const withShares = (...completed: number[]) =>
  setting({ server: { getImpactAreas: reply(impactAreas(completed)) } });

const meta = {
  title: 'Features/Impact areas/TopAreasCard',
  component: TopAreasCard,
  parameters: setting({ server: { getImpactAreas: reply(impactAreas()) } }),
  args: { companyId: COMPANY.id, onViewAll: fn() },
} satisfies Meta<typeof TopAreasCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

/** Long names are truncated; hovering over one shows it in full. */
export const LongNamesOnPhone: Story = {
  parameters: withShares(10, 72, 64, 12, 20, 30, 98),
  tags: ['phone'],
  globals: phone,
};

export const NothingDone: Story = { parameters: withShares() };

export const AllDone: Story = { parameters: withShares(100, 100, 100, 100, 100, 100, 100) };

export const Loading: Story = { parameters: setting({ server: { getImpactAreas: loading } }) };

export const Sample: Story = { parameters: setting({ server: { getImpactAreas: broken } }) };

const failure = errorReply('BAD_USER_INPUT', 'The figures could not be computed.');

export const Failed: Story = { parameters: setting({ server: { getImpactAreas: failure } }) };
