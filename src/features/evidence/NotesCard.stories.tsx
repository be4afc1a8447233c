import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ACCOUNT_NAMES } from '@/testing/accountNames';
import { setting, phone } from '@/testing/stories/story';
import { actionNotes, noNotes } from '@/testing/stories/features/storyNotes';
import { broken, loading, reply } from '@/testing/stories/storyServer';
import { NotesCard } from './NotesCard';

const PEOPLE = [
  { id: 'user-editor', name: ACCOUNT_NAMES.editor },
  { id: 'user-company-admin', name: ACCOUNT_NAMES['company-admin'] },
];

const meta = {
  title: 'Features/Evidence/NotesCard',
  component: NotesCard,
  args: {
    ids: { companyId: 'company-1', activityId: 'activity-1-3' },
    userId: 'user-editor',
    canEdit: true,
    administers: false,
    savers: PEOPLE,
    members: PEOPLE,
    onNeedPeople: () => undefined,
  },
  parameters: setting({ server: { getActionNotes: reply(actionNotes()) } }),
} satisfies Meta<typeof NotesCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };

/** Without anything that changes it. */
export const ForReaders: Story = { args: { canEdit: false } };

export const Empty: Story = {
  parameters: setting({ server: { getActionNotes: reply(noNotes()) } }),
};

export const Loading: Story = { parameters: setting({ server: { getActionNotes: loading } }) };

export const Failed: Story = { parameters: setting({ server: { getActionNotes: broken } }) };
