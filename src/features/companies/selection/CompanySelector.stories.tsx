import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn, screen } from 'storybook/test';
import { phone } from '@/testing/stories/story';
import { companies, companyList, LONG_COMPANY_NAME } from '@/testing/stories/storyData';
import { toCompanyList } from '../Company';
import { CompanySelector } from './CompanySelector';

const few = toCompanyList(companyList(companies())).companies;
const many = toCompanyList(companyList(companies(300))).companies;
const long = few.map((company, index) =>
  index === 0 ? { ...company, name: LONG_COMPANY_NAME } : company,
);

const meta = {
  title: 'Features/Companies/CompanySelector',
  component: CompanySelector,
  args: { companies: few, shown: few[0] ?? null, canChoose: true, onChoose: fn() },
  argTypes: { companies: { control: false }, shown: { control: false } },
} satisfies Meta<typeof CompanySelector>;

export default meta;
type Story = StoryObj<typeof meta>;

const openList: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('combobox'));
};

/** Administrators choose the company that the pages show. */
export const ForAdministrators: Story = {};

export const Open: Story = { play: openList };

export const OpenWith300Companies: Story = {
  args: { companies: many, shown: many[0] ?? null },
  play: openList,
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'No such name');
    await screen.findByRole('option', { name: 'No results' });
  },
};

export const LongNameOnPhone: Story = {
  args: { companies: long, shown: long[0] ?? null },
  tags: ['phone'],
  globals: phone,
};

/** No company exists yet. */
export const NoneToChoose: Story = { args: { companies: [], shown: null } };

/** Everyone else sees the name of their company. */
export const LabelForOthers: Story = { args: { canChoose: false } };

export const LongLabelOnPhone: Story = {
  args: { canChoose: false, shown: long[0] ?? null },
  tags: ['phone'],
  globals: phone,
};
