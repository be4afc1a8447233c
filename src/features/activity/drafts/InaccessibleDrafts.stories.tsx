import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { setting } from '@/testing/stories/story';
import { activity, draft, unsaved } from '@/testing/stories/storyActivity';
import { person } from '@/testing/stories/storyData';
import { lostConnection, reply } from '@/testing/stories/storyServer';
import { InaccessibleDrafts } from './InaccessibleDrafts';

const meta = {
  title: 'Features/Activity/InaccessibleDrafts',
  component: InaccessibleDrafts,
  parameters: setting({ state: unsaved(draft()), server: { activity: reply(activity()) } }),
  args: { userId: person('editor').id, openCompanies: [] },
} satisfies Meta<typeof InaccessibleDrafts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneAction: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Discard changes' });
  },
};

/** The action's name cannot be loaded. */
export const Unreachable: Story = {
  parameters: setting({ server: { activity: lostConnection } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Discard changes' });
  },
};
