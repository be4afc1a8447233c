import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import type { GetProfilesQuery } from '@/shared/api/generated/operations';
import { setting, phone } from '@/testing/stories/story';
import { broken, loading, reply } from '@/testing/stories/storyServer';
import { ProfilesDialog } from './ProfilesDialog';

const COMPANY = { id: 'company-1', name: 'Alder Valley Foods' };

const profiles = (): GetProfilesQuery => ({
  profiles: [
    {
      id: 'profile-1',
      name: 'Service companies',
      activities: ['one', 'two', 'three'],
      reason: 'The company makes and stores no goods.',
      applied: [{ company_id: COMPANY.id, applied_at: '2026-03-02T09:30:00.000Z', marked: 3 }],
    },
    {
      id: 'profile-2',
      name: 'Without own shops',
      activities: ['four'],
      reason: 'All sales go through partners.',
      applied: [],
    },
  ],
});

const meta = {
  title: 'Features/Profiles/ProfilesDialog',
  component: ProfilesDialog,
  args: { open: true, company: COMPANY, workspaceId: 'north', canChange: true, onClose: fn() },
  parameters: setting({ server: { getProfiles: reply(profiles()) } }),
} satisfies Meta<typeof ProfilesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Profiles: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };

/** Workspace administrators without reach may apply none; company administrators change them. */
export const OnlyApplying: Story = { args: { canChange: false } };

export const NoProfile: Story = {
  parameters: setting({ server: { getProfiles: reply({ profiles: [] }) } }),
};

export const NoWorkspace: Story = { args: { workspaceId: null } };

export const Loading: Story = { parameters: setting({ server: { getProfiles: loading } }) };

export const Failed: Story = { parameters: setting({ server: { getProfiles: broken } }) };
