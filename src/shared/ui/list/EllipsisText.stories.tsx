import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EllipsisText } from './EllipsisText';

const meta = {
  title: 'Shared/EllipsisText',
  component: EllipsisText,
  tags: ['autodocs'],
  args: { children: 'Alder Valley Foods' },
} satisfies Meta<typeof EllipsisText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Strong: Story = { args: { variant: 'strong' } };

export const Secondary: Story = { args: { variant: 'secondary' } };

/** The container is too narrow for the text. */
export const Cut: Story = {
  args: { children: 'A very long company name that nobody has room for' },
  decorators: [
    (Shown) => (
      <div style={{ inlineSize: 160 }}>
        <Shown />
      </div>
    ),
  ],
};
