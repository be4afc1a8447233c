import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen } from 'storybook/test';
import { ShortcutsButton } from './ShortcutsButton';

const meta = {
  title: 'Features/Activity/ShortcutsButton',
  component: ShortcutsButton,
} satisfies Meta<typeof ShortcutsButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keyboard shortcuts' }));
    await screen.findByText('Next unfinished');
  },
};
