import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn, screen } from 'storybook/test';
import { setting, phone } from '@/testing/stories/story';
import { benchmark } from '@/testing/stories/features/storyBenchmark';
import { COMPANY, driver, drivers, graded, subdrivers } from '@/testing/stories/storyData';
import { improvableActions } from '@/testing/stories/features/storyImprovableActions';
import { broken, loading, errorReply, reply } from '@/testing/stories/storyServer';
import { DriverTab } from './DriverTab';

const meta = {
  title: 'Features/Drivers/DriverTab',
  component: DriverTab,
  parameters: setting({
    server: {
      getDriver: reply(driver()),
      getDrivers: reply(drivers()),
      getBenchmark: reply(benchmark()),
      getSubdrivers: reply(subdrivers()),
    },
  }),
  args: {
    companyId: COMPANY.id,
    driverName: '2. Operating Margin',
    order: 'worse',
    onOrder: fn(),
    filter: 'all',
    answered: improvableActions(),
    onFilter: fn(),
    onOpenAction: fn(),
  },
} satisfies Meta<typeof DriverTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };

/** Without ratings of sub-drivers from the server, their actions are counted. */
export const SubdriversNotRated: Story = {
  parameters: setting({ server: { getSubdrivers: errorReply('BAD_USER_INPUT') } }),
};

export const BetterFirst: Story = { args: { order: 'better' } };

export const OnlyUnscored: Story = { args: { filter: 'unscored' } };

export const NothingMatches: Story = { args: { filter: 'cheap' } };

export const Sorting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sort' }));
    await screen.findByText('Better qualifications first');
  },
};

const MANY = Array.from({ length: 60 }, (_, index) => {
  const name = `2.1.${index + 1} Translate the goals of the group into scorecards of departments`;
  return graded(name, (index % 11) + 1 > 10 ? null : (index % 11) + 1);
});

export const ManyActions: Story = {
  parameters: setting({
    server: { getDriver: reply(driver({}, [{ name: 'Company strengths', activities: MANY }])) },
  }),
};

export const NothingScored: Story = {
  parameters: setting({
    server: {
      getDriver: reply(
        driver({ average: null, grade: null, description: null }, [
          {
            name: 'Cost of goods sold',
            activities: [graded('1.1.3.4 Plan unit cost targets by product line', null)],
          },
        ]),
      ),
    },
  }),
};

export const Loading: Story = { parameters: setting({ server: { getDriver: loading } }) };

export const Sample: Story = { parameters: setting({ server: { getDriver: broken } }) };

export const Forbidden: Story = {
  parameters: setting({ server: { getDriver: errorReply('FORBIDDEN', '') } }),
};
