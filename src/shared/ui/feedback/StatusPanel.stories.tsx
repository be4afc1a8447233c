import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PlainButton } from '../plain/PlainButton';
import { StatusPanel } from './StatusPanel';

const meta = {
  title: 'Shared/StatusPanel',
  tags: ['autodocs'],
  component: StatusPanel,
  args: {
    status: 'info',
    title: 'There are no companies yet',
    detail: 'Create the first one under My Companies.',
  },
} satisfies Meta<typeof StatusPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Success: Story = {
  args: {
    status: 'success',
    title: 'Every action is answered',
    detail: 'You can go through them again at any time.',
    children: <PlainButton variant="primary">To the impact areas</PlainButton>,
  },
};

export const Warning: Story = {
  args: { status: 'warning', title: 'The server could not be reached', detail: undefined },
};

export const LongWords: Story = {
  args: {
    title: 'The company whose name is as long as a name of a company can possibly be is not here',
    detail:
      'It may have been deleted, or you may no longer be one of those who see it. Whoever looks after its workspace can tell you, and can add you to it again.',
  },
};
