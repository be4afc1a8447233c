import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { setting, phone } from '@/testing/stories/story';
import { SampleBanner } from './SampleBanner';

const meta = {
  title: 'Shared/SampleBanner',
  tags: ['autodocs'],
  component: SampleBanner,
  parameters: setting({ state: { sample: { views: 1, withheld: false } }, layout: 'fullscreen' }),
} satisfies Meta<typeof SampleBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };

/** Without sample data on the page there is no banner. */
export const Hidden: Story = {
  parameters: setting({ state: { sample: { views: 0, withheld: false } } }),
};
