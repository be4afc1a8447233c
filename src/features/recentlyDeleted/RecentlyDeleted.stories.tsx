import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import { setting, phone } from '@/testing/stories/story';
import { deletedItems } from '@/testing/stories/storyManage';
import { broken, loading, reply } from '@/testing/stories/storyServer';
import { RecentlyDeleted } from './RecentlyDeleted';

const meta = {
  title: 'Features/Recently deleted/RecentlyDeleted',
  component: RecentlyDeleted,
  args: { restorableDays: 14, onRestore: () => Promise.resolve<unknown>(null) },
  parameters: setting({ as: 'admin', server: { recentlyDeleted: reply(deletedItems(4)) } }),
  play: async ({ canvas, userEvent: person }) => {
    await person.click(canvas.getByRole('button', { name: 'Recently deleted' }));
    await screen.findByRole('dialog');
  },
} satisfies Meta<typeof RecentlyDeleted>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };

export const Many: Story = {
  parameters: setting({ server: { recentlyDeleted: reply(deletedItems(200)) } }),
};

export const Empty: Story = {
  parameters: setting({ server: { recentlyDeleted: reply(deletedItems(0)) } }),
};

export const Loading: Story = { parameters: setting({ server: { recentlyDeleted: loading } }) };

export const Failed: Story = { parameters: setting({ server: { recentlyDeleted: broken } }) };

export const NotRestored: Story = {
  args: {
    onRestore: () => Promise.reject(new Error('Failed to restore workspace. Please try again.')),
  },
  play: async (context) => {
    await meta.play(context);
    const [first] = await screen.findAllByRole('button', { name: /^Restore/ });
    if (first) await userEvent.click(first);
    await screen.findByRole('alert');
  },
};
