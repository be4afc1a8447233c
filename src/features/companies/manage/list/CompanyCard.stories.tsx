import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { phone } from '@/testing/stories/story';
import { company, LONG_COMPANY_NAME, person } from '@/testing/stories/storyData';
import { inDays } from '@/testing/stories/storyManage';
import { toCompanyList } from '../../Company';
import { CompanyCard } from './CompanyCard';
import { CompanyMenu } from './CompanyMenu';

const toCompany = (parts: Parameters<typeof company>[0] = {}) => {
  const [only] = toCompanyList({ companies: [company(parts)], workspaces: [] }).companies;
  if (!only) throw new Error('A list of one has one');
  return only;
};
const menuOf = (company: ReturnType<typeof toCompany>) => (
  <CompanyMenu company={company} person={person('admin')} onChoose={fn()} />
);
const active = toCompany();
const deactivated = toCompany({ activated: false, expiration_date: inDays(9) });

const meta = {
  title: 'Features/Companies/CompanyCard',
  component: CompanyCard,
  args: {
    company: active,
    figures: { average: 6.4, completed: 57.2, people: 10 },
    menu: menuOf(active),
  },
  argTypes: { menu: { control: false } },
} satisfies Meta<typeof CompanyCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const openMenu: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button'));
};

export const Active: Story = {};

export const MenuOpen: Story = { play: openMenu };

/** The card is dimmed and shows the days that are left to restore the company. */
export const Deactivated: Story = {
  args: { company: deactivated, menu: menuOf(deactivated) },
};

export const DeactivatedMenuOpen: Story = { ...Deactivated, play: openMenu };

export const LastDay: Story = {
  args: { company: toCompany({ activated: false, expiration_date: inDays(0.5) }) },
};

/** People who do not administer the company have no menu. */
export const WithoutMenu: Story = { args: { menu: null } };

export const WithoutOptionalData: Story = {
  args: { company: toCompany({ website: null, workspace: null }) },
};

const long = toCompany({
  name: LONG_COMPANY_NAME,
  website: `https://${'very-'.repeat(12)}long.example/about/us/and/what/we/do`,
  workspace: { id: 'workspace-1', name: `${LONG_COMPANY_NAME} and friends` },
});

export const LongNames: Story = { args: { company: long, menu: menuOf(long) } };

export const LongNamesOnPhone: Story = { ...LongNames, tags: ['phone'], globals: phone };
