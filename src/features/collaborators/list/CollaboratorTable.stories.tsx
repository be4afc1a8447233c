import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from 'antd';
import { fn } from 'storybook/test';
import { phone } from '@/testing/stories/story';
import { collaboratorGroup, longNames } from '@/testing/stories/storyPeople';
import { toCollaborator } from '@/shared/api/users/collaborator';
import { toCollaboratorGroup } from '../Collaborator';
import { CollaboratorTable } from './CollaboratorTable';

const few = toCollaboratorGroup(collaboratorGroup()).collaborators;

const meta = {
  title: 'Features/Collaborators/CollaboratorTable',
  component: CollaboratorTable,
  args: {
    workspaceName: 'Food and Household Group',
    collaborators: few,
    actionsOn: () => ['userRole', 'changeCompany', 'remove'],
    onAction: fn(),
  },
  argTypes: { collaborators: { control: false } },
  decorators: (Story) => (
    <Card>
      <Story />
    </Card>
  ),
} satisfies Meta<typeof CollaboratorTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {};

export const WithoutMenus: Story = { args: { actionsOn: () => [] } };

export const Thousands: Story = {
  args: { collaborators: toCollaboratorGroup(collaboratorGroup(undefined, 3000)).collaborators },
};

export const NoOne: Story = { args: { collaborators: [] } };

export const OnPhone: Story = { tags: ['phone'], globals: phone };

export const LongNamesOnPhone: Story = {
  args: { collaborators: (longNames().collaborators[0]?.collaborators ?? []).map(toCollaborator) },
  tags: ['phone'],
  globals: phone,
};
