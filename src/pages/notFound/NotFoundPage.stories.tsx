import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { setting, phone } from '@/testing/stories/story';
import { companyList } from '@/testing/stories/storyData';
import { reply } from '@/testing/stories/storyServer';
import { NotFoundPage } from './NotFoundPage';

const meta = {
  title: 'Pages/Not found',
  component: NotFoundPage,
  parameters: setting({
    path: '/nowhere',
    frame: 'app',
    layout: 'fullscreen',
    server: { getCompanies: reply(companyList()) },
  }),
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };
