import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn, screen } from 'storybook/test';
import { MoreMenu } from './MoreMenu';

const meta = {
  title: 'Shared/MoreMenu',
  component: MoreMenu,
  tags: ['autodocs'],
  args: {
    label: 'Actions for Alder Valley Foods',
    entries: [
      { key: 'edit', label: 'Edit details', icon: <EditOutlined aria-hidden />, onClick: fn() },
      {
        key: 'delete',
        label: 'Delete company',
        icon: <DeleteOutlined aria-hidden />,
        danger: true,
        onClick: fn(),
      },
    ],
  },
} satisfies Meta<typeof MoreMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Alder Valley Foods' }));
    await screen.findByRole('menuitem', { name: 'Edit details' });
  },
};
