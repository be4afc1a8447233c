import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { setting } from '@/testing/stories/story';
import { ACTIVITY_ID, answer } from '@/testing/stories/storyActivity';
import { COMPANY } from '@/testing/stories/storyData';
import { loading, lostConnection, reply } from '@/testing/stories/storyServer';
import { AverageScoreCard } from './AverageScoreCard';

const withScore = (average_score: number) =>
  setting({ server: { answer: reply({ answer: answer({ average_score }) }) } });

const meta = {
  title: 'Features/Activity/AverageScoreCard',
  component: AverageScoreCard,
  parameters: withScore(9),
  args: { ids: { companyId: COMPANY.id, activityId: ACTIVITY_ID } },
  decorators: (Story) => (
    <div style={{ maxInlineSize: 360 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof AverageScoreCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const High: Story = {};

export const Medium: Story = { parameters: withScore(6) };

export const Low: Story = { parameters: withScore(2) };

export const NotAnswered: Story = {
  parameters: setting({ server: { answer: reply({ answer: null }) } }),
};

export const Loading: Story = { parameters: setting({ server: { answer: loading } }) };

export const Unreachable: Story = { parameters: setting({ server: { answer: lostConnection } }) };
