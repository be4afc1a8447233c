import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn, screen } from 'storybook/test';
import { SIZES } from '@/shared/ui/theme/tokens';
import { setting } from '@/testing/stories/story';
import { ProfileMenu } from './ProfileMenu';

const meta = {
  title: 'Layout/ProfileMenu',
  component: ProfileMenu,
  parameters: setting({ layout: 'fullscreen' }),
  args: { onOpen: fn() },
  decorators: (Story) => (
    <div style={{ inlineSize: SIZES.sider, paddingBlockStart: '50vh', display: 'grid' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof ProfileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByText('Logout');
  },
};

export const LongName: Story = { parameters: setting({ as: 'without-company' }) };
