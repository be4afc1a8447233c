import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { company, companyList } from '@/testing/storyData';
import { inDays } from '@/testing/storyManage';
import { toCompanyList } from '../Company';
import { DeactivatedCompany } from './DeactivatedCompany';

const [closed] = toCompanyList(
  companyList([company({ activated: false, expiration_date: inDays(9) })]),
).companies;
if (!closed) throw new Error('A list of one has one');

const meta = {
  title: 'Features/Companies/DeactivatedCompany',
  component: DeactivatedCompany,
  args: { company: closed, canRestore: false },
} satisfies Meta<typeof DeactivatedCompany>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForItsPeople: Story = {};

/** Who can let everyone in again. */
export const ForItsAdministrator: Story = { args: { canRestore: true } };

export const WithoutDate: Story = { args: { company: { ...closed, expirationDate: null } } };
