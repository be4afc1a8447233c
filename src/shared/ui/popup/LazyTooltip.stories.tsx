import SearchOutlined from '@ant-design/icons/SearchOutlined';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from 'antd';
import { expect, screen, waitFor } from 'storybook/test';
import { LazyTooltip } from './LazyTooltip';

const meta = {
  title: 'Shared/LazyTooltip',
  component: LazyTooltip,
  tags: ['autodocs'],
  args: {
    text: 'Go to a company, page or action',
    children: <Button type="text" aria-label="Go to" icon={<SearchOutlined aria-hidden />} />,
  },
} satisfies Meta<typeof LazyTooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Still: Story = {};

export const PointedAt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Go to' }));
    await screen.findByRole('tooltip');
  },
};

/** The tooltip disappears when the button is pressed. */
export const Used: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to' }));
    await waitFor(() => expect(document.querySelector('.ant-tooltip-open')).toBeNull());
  },
};

/** The tooltip is the only effect of pressing the element. */
export const ByPress: Story = {
  args: { showOnPress: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to' }));
    await screen.findByRole('tooltip');
  },
};
