import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { SIZES } from '@/shared/ui/theme/tokens';
import { setting } from '@/testing/stories/story';
import { Sidebar } from './Sidebar';

const meta = {
  title: 'Layout/Sidebar',
  component: Sidebar,
  parameters: setting({ layout: 'fullscreen' }),
  args: { onOpen: fn() },
  decorators: (Story) => (
    <div
      style={{
        inlineSize: SIZES.sider,
        blockSize: '100vh',
        background: 'var(--ant-color-bg-container)',
      }}
    >
      <Story />
    </div>
  ),
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnDashboard: Story = {};

/** An action page belongs to the list that it was opened from. */
export const OnAnAction: Story = { parameters: setting({ path: '/actionia' }) };

/** The management pages have a caption of their own; the open one is marked. */
export const OnManagement: Story = { parameters: setting({ path: '/companies-management' }) };
