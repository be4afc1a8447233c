import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { setting, phone } from '@/testing/stories/story';
import { companyList } from '@/testing/stories/storyData';
import { discussion } from '@/testing/stories/features/storyNotes';
import { proof, reviewPage, shares } from '@/testing/stories/features/storyReviews';
import { broken, loading, reply } from '@/testing/stories/storyServer';
import { ReviewPage } from './ReviewPage';

const meta = {
  title: 'Pages/Review',
  component: ReviewPage,
  parameters: setting({
    path: '/reviews/review-2',
    frame: 'app',
    layout: 'fullscreen',
    server: {
      getCompanies: reply(companyList()),
      getReview: reply(reviewPage()),
      getProof: reply(proof()),
      getReviewShares: reply(shares()),
      getComments: reply(discussion()),
    },
  }),
} satisfies Meta<typeof ReviewPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Signed: Story = {};

export const WithProof: Story = {
  parameters: setting({ path: '/reviews/review-2?figure=driver/2/average' }),
};

/** Comments without buttons. */
export const ForReaders: Story = { parameters: setting({ as: 'subscriber' }) };

export const WithoutComments: Story = {
  parameters: setting({ server: { getComments: reply({ comments: [] }) } }),
};

export const OnPhone: Story = { tags: ['phone'], globals: phone };

export const Withdrawn: Story = {
  parameters: setting({
    server: {
      getReview: reply(
        reviewPage({
          withdrawn_at: '2026-05-20T08:00:00.000Z',
          withdrawn_reason: 'Two answers were swapped.',
        }),
      ),
    },
  }),
};

export const AnswersOnly: Story = {
  parameters: setting({ server: { getReview: reply(reviewPage({ hasFacts: false })) } }),
};

export const Loading: Story = { parameters: setting({ server: { getReview: loading } }) };

export const Failed: Story = { parameters: setting({ server: { getReview: broken } }) };
