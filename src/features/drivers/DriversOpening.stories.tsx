import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { given, phone } from '@/testing/story';
import { COMPANY, driverCounts, drivers } from '@/testing/storyData';
import { loading, reply } from '@/testing/storyServer';
import { DriversOpening } from './DriversOpening';

const meta = {
  title: 'Features/Drivers/DriversOpening',
  component: DriversOpening,
  parameters: given({
    server: { getDrivers: reply(drivers()), getDriverCounts: reply(driverCounts()) },
  }),
  args: { companyId: COMPANY.id },
} satisfies Meta<typeof DriversOpening>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Loading: Story = {
  parameters: given({ server: { getDrivers: loading, getDriverCounts: loading } }),
};

export const NoCompanyYet: Story = { args: { companyId: null } };

export const OnPhone: Story = { tags: ['phone'], globals: phone };
