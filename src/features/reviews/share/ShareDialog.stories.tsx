import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { fn, screen, userEvent } from 'storybook/test';
import { reviews, shares } from '@/testing/stories/features/storyReviews';
import { setting, phone } from '@/testing/stories/story';
import { broken, loading, errorReply, reply } from '@/testing/stories/storyServer';
import { toReview, type Review } from '../Review';
import { ShareDialog } from './ShareDialog';

const [, signed] = reviews().reviews.map(toReview);
const [share] = shares().reviewShares;

interface Args {
  review: Review | undefined;
  onClose: () => void;
}

/** Closes as on its page, which shows the new link then. */
function Closable({ review, onClose }: Args) {
  const [open, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return review && <ShareDialog review={review} open={open} onClose={close} />;
}

const meta = {
  title: 'Features/Reviews/ShareDialog (share a review)',
  component: Closable,
  parameters: setting({
    server: {
      getReviewShares: reply(shares()),
      '/review/share': reply({
        id: 'share-2',
        token: 'b7Qd',
        url: 'https://value-drivers.example/shared/b7Qd-2m1xT9kVw4sYc8LrZ0pHn6uJe3aGfKiO5',
      }),
    },
  }),
  args: { review: signed, onClose: fn() },
  argTypes: { review: { control: false } },
} satisfies Meta<typeof Closable>;

export default meta;
type Story = StoryObj<typeof meta>;

const create = async () => {
  await userEvent.type(await screen.findByLabelText('Recipient'), 'Baltic Family Office');
  await userEvent.click(screen.getByRole('button', { name: 'Create link' }));
};

export const Shared: Story = {
  play: async () => {
    await screen.findByText('Nordic Growth Partners');
  },
};

export const OnPhone: Story = { ...Shared, tags: ['phone'], globals: phone };

const withShares = (replied: ReturnType<typeof shares>['reviewShares']) =>
  setting({ server: { getReviewShares: reply({ reviewShares: replied }) } });

export const SharedWithNobody: Story = {
  parameters: withShares([]),
  play: async () => {
    await screen.findByText('It is shared with nobody.');
  },
};

const LONG_RECIPIENT = 'Investment Committee of the Northern River Provinces Pension Fund '.repeat(
  3,
);

/** Links that are open, revoked and over. */
export const SharedWithMany: Story = {
  parameters: withShares(
    share
      ? [
          { ...share, id: 'long', recipient: LONG_RECIPIENT.trim() },
          { ...share, id: 'revoked', revoked_at: share.created_at },
          { ...share, id: 'over', ends_on: '2026-05-31', opened: 0 },
        ]
      : [],
  ),
  play: async () => {
    await screen.findByText(/ · revoked$/);
  },
};

export const SharedWithManyOnPhone: Story = { ...SharedWithMany, tags: ['phone'], globals: phone };

export const Loading: Story = { parameters: setting({ server: { getReviewShares: loading } }) };

export const SharesFailed: Story = {
  parameters: setting({ server: { getReviewShares: broken } }),
  play: async () => {
    await screen.findByRole('button', { name: 'Retry' });
  },
};

/** The only time at which the link is visible. */
export const Created: Story = {
  play: async () => {
    await create();
    await screen.findByLabelText('Link');
  },
};

export const CreatedOnPhone: Story = { ...Created, tags: ['phone'], globals: phone };

const OFF = 'Sharing reviews is switched off on this server.';

export const Forbidden: Story = {
  parameters: setting({ server: { '/review/share': errorReply('FORBIDDEN', OFF) } }),
  play: async () => {
    await create();
    await screen.findByText(OFF);
  },
};
