import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { given, phone } from '@/testing/story';
import { dashboardAnswers, noFiguresYet } from '@/testing/storyDashboard';
import { COMPANY } from '@/testing/storyData';
import { FrameOpening } from './FrameOpening';

const meta = {
  title: 'Layout/FrameOpening',
  component: FrameOpening,
  parameters: given({
    layout: 'fullscreen',
    server: dashboardAnswers(),
  }),
} satisfies Meta<typeof FrameOpening>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All answers were quicker than antd. */
export const Dashboard: Story = {};

/** Only who is here is known. */
export const NoFigures: Story = {
  parameters: given({ server: noFiguresYet }),
};

/** Not even that. */
export const Nobody: Story = { parameters: given({ as: 'guest' }) };

export const AnotherPage: Story = { parameters: given({ path: '/evolution' }) };

export const AnEarlierVisit: Story = {
  parameters: given({
    state: {
      lastKnown: {
        at: Date.UTC(2026, 0, 16, 14, 2),
        companyId: COMPANY.id,
        parts: ['drivers', 'areas'],
        refresh: 'running',
      },
    },
  }),
};

export const OnPhone: Story = { tags: ['phone'], globals: phone };
