import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { setting } from '@/testing/stories/story';
import { company, companyList } from '@/testing/stories/storyData';
import { inDays } from '@/testing/stories/storyManage';
import { reply } from '@/testing/stories/storyServer';
import { toCompanyList } from '../Company';
import { DeactivatedCompany } from './DeactivatedCompany';

const closedList = companyList([company({ activated: false, expiration_date: inDays(9) })]);
const [closed] = toCompanyList(closedList).companies;
if (!closed) throw new Error('A list of one has one');

const meta = {
  title: 'Features/Companies/DeactivatedCompany',
  component: DeactivatedCompany,
  args: { company: closed, role: 'editor', canRestore: false },
  parameters: setting({ server: { getCompanies: reply(closedList) } }),
} satisfies Meta<typeof DeactivatedCompany>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForMembers: Story = {};

/** An administrator of the company can restore it. */
export const ForItsAdministrator: Story = { args: { canRestore: true } };

export const WithoutDate: Story = { args: { company: { ...closed, expirationDate: null } } };
