import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { toCollaborator } from '@/shared/api/users/collaborator';
import { phone } from '@/testing/stories/story';
import { collaborator, invited } from '@/testing/stories/storyPeople';
import { SeveralPeopleDialogs } from './SeveralPeopleDialogs';

const several = {
  people: [toCollaborator(collaborator()), toCollaborator(invited())],
  isOpen: true,
  begin: fn(),
  close: fn(),
  changeRoles: () => Promise.resolve(),
  resend: () => Promise.resolve(),
};

const meta = {
  title: 'Features/Collaborators/SeveralPeopleDialogs',
  component: SeveralPeopleDialogs,
  args: {
    several: { ...several, action: 'userRole' },
    mayChange: { companyRole: true, workspaceRole: true },
  },
  argTypes: { several: { control: false } },
} satisfies Meta<typeof SeveralPeopleDialogs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChangingRoles: Story = {};

export const OnlyCompanyRoles: Story = {
  args: { mayChange: { companyRole: true, workspaceRole: false } },
};

export const SendingInvitationsAgain: Story = {
  args: { several: { ...several, action: 'resend' } },
};

export const OnPhone: Story = { tags: ['phone'], globals: phone };
