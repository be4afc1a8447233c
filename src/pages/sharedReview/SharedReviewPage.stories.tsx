import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { setting, phone } from '@/testing/stories/story';
import { sharedReview } from '@/testing/stories/features/storyReviews';
import { broken, loading, reply } from '@/testing/stories/storyServer';
import { SharedReviewPage } from './SharedReviewPage';

const meta = {
  title: 'Pages/Shared review',
  component: SharedReviewPage,
  parameters: setting({
    as: 'guest',
    path: '/shared/token',
    frame: 'bare',
    layout: 'fullscreen',
    server: { '/shared/': reply(sharedReview()) },
  }),
} satisfies Meta<typeof SharedReviewPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };

export const Loading: Story = { parameters: setting({ server: { '/shared/': loading } }) };

export const Failed: Story = { parameters: setting({ server: { '/shared/': broken } }) };
