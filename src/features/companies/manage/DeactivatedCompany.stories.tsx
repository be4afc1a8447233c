import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { given } from '@/testing/story';
import { company, companyList } from '@/testing/storyData';
import { inDays } from '@/testing/storyManage';
import { reply } from '@/testing/storyServer';
import { toCompanyList } from '../Company';
import { DeactivatedCompany } from './DeactivatedCompany';

const closedList = companyList([company({ activated: false, expiration_date: inDays(9) })]);
const [closed] = toCompanyList(closedList).companies;
if (!closed) throw new Error('A list of one has one');

const meta = {
  title: 'Features/Companies/DeactivatedCompany',
  component: DeactivatedCompany,
  args: { company: closed, role: 'editor', canRestore: false },
  parameters: given({ server: { getCompanies: reply(closedList) } }),
} satisfies Meta<typeof DeactivatedCompany>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForItsPeople: Story = {};

/** Who can let everyone in again. */
export const ForItsAdministrator: Story = { args: { canRestore: true } };

export const WithoutDate: Story = { args: { company: { ...closed, expirationDate: null } } };
