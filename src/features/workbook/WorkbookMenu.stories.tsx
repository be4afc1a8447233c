import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import { setting, phone } from '@/testing/stories/story';
import { COMPANY } from '@/testing/stories/storyData';
import { broken, loading } from '@/testing/stories/storyServer';
import { WorkbookMenu } from './WorkbookMenu';

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /export$/i }));
  return screen.findByRole('menuitem', { name: 'Assessment workbook' });
};

const meta = {
  title: 'Features/Workbook/WorkbookMenu',
  component: WorkbookMenu,
  args: { company: COMPANY, canImport: true, workspaceId: 'north', canReview: true },
} satisfies Meta<typeof WorkbookMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const ForEditors: Story = {
  play: async () => {
    await open();
    await screen.findByRole('menuitem', { name: 'Import workbook…' });
  },
};

/** Subscribers can download, but not import. */
export const ForSubscribers: Story = {
  args: { canImport: false },
  parameters: setting({ as: 'subscriber' }),
  play: async () => void (await open()),
};

export const OnPhone: Story = { ...ForEditors, tags: ['phone'], globals: phone };

export const Working: Story = {
  parameters: setting({ server: { getAssessment: loading } }),
  play: async () => {
    await userEvent.click(await open());
    await screen.findByText('Preparing the file…');
  },
};

export const Failed: Story = {
  parameters: setting({ server: { getAssessment: broken } }),
  play: async () => {
    await userEvent.click(await open());
    await screen.findByText('The file could not be created. Please try again.');
  },
};
