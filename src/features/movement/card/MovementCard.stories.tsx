import type { HistoryWeek } from '@contract/scoring/weeks';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { QueryView } from '@/shared/api/useQueryView';
import { setting, phone } from '@/testing/stories/story';
import { COMPANY } from '@/testing/stories/storyData';
import { manyActions, onlyKnown, scoreMovement } from '@/testing/stories/features/storyMovement';
import { broken, loading, errorReply, reply } from '@/testing/stories/storyServer';
import { useMovementChoice } from '../choice/useMovementChoice';
import { MovementCard } from './MovementCard';

const DRIVERS = ['Expectations', 'Operating Margin', 'Revenue Growth', 'Asset Efficiency'];

const known = (week: HistoryWeek | null): QueryView<HistoryWeek | null> => ({
  state: 'ready',
  data: week,
  isSample: false,
});

function Example({ firstWeek }: { firstWeek: QueryView<HistoryWeek | null> }) {
  const control = useMovementChoice(firstWeek, DRIVERS);
  return <MovementCard companyId={COMPANY.id} firstWeek={firstWeek} control={control} />;
}

const meta = {
  title: 'Features/Movement/MovementCard',
  component: Example,
  parameters: setting({
    path: '/evolution?driver=Expectations',
    server: { getScoreMovement: reply(scoreMovement()) },
  }),
  args: { firstWeek: known({ year: 2024, week: 10 }) },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One of each cause. */
export const Full: Story = {};

/** The bridge as a list of lines. */
export const OnPhone: Story = { tags: ['phone'], globals: phone };

export const OnlyMoreKnown: Story = {
  parameters: setting({
    server: { getScoreMovement: reply(scoreMovement({ actions: onlyKnown })) },
  }),
};

export const PartlyUnexplained: Story = {
  parameters: setting({
    server: {
      getScoreMovement: reply(
        scoreMovement({ unexplained: 0.31, completeSince: '2025-09-12T08:00:00.000Z' }),
      ),
    },
  }),
};

/** The list shows the first ten. */
export const ManyActions: Story = {
  parameters: setting({
    path: '/evolution',
    server: { getScoreMovement: reply(scoreMovement({ actions: manyActions })) },
  }),
};

/** The driver had no average, so that no change is stated. */
export const NoAverageBefore: Story = {
  parameters: setting({
    server: {
      getScoreMovement: reply(
        scoreMovement({ actions: onlyKnown.filter(({ before }) => !before) }),
      ),
    },
  }),
};

export const NothingMoved: Story = {
  parameters: setting({
    server: {
      getScoreMovement: reply(scoreMovement({ actions: onlyKnown.filter(({ before }) => before) })),
    },
  }),
};

export const FirstWeek: Story = { args: { firstWeek: known({ year: 9999, week: 1 }) } };

export const NoHistory: Story = { args: { firstWeek: known(null) } };

export const Loading: Story = { parameters: setting({ server: { getScoreMovement: loading } }) };

export const Failed: Story = { parameters: setting({ server: { getScoreMovement: broken } }) };

export const Forbidden: Story = {
  parameters: setting({ server: { getScoreMovement: errorReply('FORBIDDEN', '') } }),
};
