import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { setting, phone } from '@/testing/stories/story';
import { COMPANY } from '@/testing/stories/storyData';
import { graphDrivers, graphYear } from '@/testing/stories/features/storyEvolution';
import { broken, loading, errorReply, reply, replyTo } from '@/testing/stories/storyServer';
import { EvolutionCard } from './EvolutionCard';

const OTHER = 'company-2';

const meta = {
  title: 'Features/Evolution/EvolutionCard',
  component: EvolutionCard,
  parameters: setting({ server: { getGraphDrivers: reply(graphDrivers()) } }),
  args: { companyId: COMPANY.id },
} satisfies Meta<typeof EvolutionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawn: Story['play'] = async ({ canvas }) => {
  await canvas.findAllByRole('application');
};

export const Full: Story = { play: drawn };

export const OnPhone: Story = { tags: ['phone'], globals: phone, play: drawn };

/** Zoomed in by the keyboard. */
export const Zoomed: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('application')).focus();
    await userEvent.keyboard('{+>12/}');
  },
};

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('application');
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
  },
};

/** Two series are switched off, and another year is selected. */
export const Chosen: Story = {
  parameters: setting({
    path: '/evolution?year=2025&hide=revenueGrowth.assetEfficiency',
  }),
  play: drawn,
};

export const NoSeries: Story = {
  parameters: setting({
    state: {
      evolution: {
        targets: false,
        hidden: [
          'expectations',
          'operatingMargin',
          'revenueGrowth',
          'assetEfficiency',
          'globalAverage',
        ],
      },
    },
  }),
  play: drawn,
};

/** Each driver has a single point, drawn as a dot. */
export const OneWeek: Story = {
  parameters: setting({
    server: {
      getGraphDrivers: reply(graphDrivers([graphYear(2026, { missing: (week) => week !== 30 })])),
    },
  }),
  play: drawn,
};

/** The Global Average of those weeks is computed from the other drivers. */
export const DriverMissingForHalfAYear: Story = {
  parameters: setting({
    server: {
      getGraphDrivers: reply(
        graphDrivers([
          graphYear(2026, { missing: (week, driver) => driver === 1 && week > 13 && week < 40 }),
        ]),
      ),
    },
  }),
  play: drawn,
};

/** Week 53 of an ISO year is shown as week 52. */
export const YearWith53Weeks: Story = {
  parameters: setting({
    server: { getGraphDrivers: reply(graphDrivers([graphYear(2026, { weeks: 53 })])) },
  }),
  play: drawn,
};

/** A path whose ring is beyond the end of the year, and one whose path and ring are in it. */
export const WithTargets: Story = {
  args: {
    targets: [
      {
        driver: 'Expectations',
        startOn: '2026-02-02',
        startAverage: 5,
        value: 8,
        dueOn: '2027-06-30',
        milestones: [],
        text: 'Target 8.0 by Jun 30, 2027',
      },
      {
        driver: 'Global Average',
        startOn: '2026-03-02',
        startAverage: 5,
        value: 7,
        milestones: [{ on: '2026-06-30', value: 6.5 }],
        dueOn: '2026-11-30',
        text: 'Target 7.0 by Nov 30',
      },
    ],
  },
  parameters: setting({ path: '/evolution?targets=yes' }),
  play: drawn,
};

export const SideBySide: Story = {
  args: { comparedId: OTHER },
  parameters: setting({
    server: {
      getGraphDrivers: replyTo(({ company_id }: { company_id: string }) =>
        company_id === OTHER
          ? graphDrivers([graphYear(2026, { weeks: 30 })], 'Copper Lane Bakeries')
          : graphDrivers(),
      ),
    },
  }),
  play: drawn,
};

/** Two years of one company. */
export const TwoYears: Story = {
  args: { comparesYears: true },
  parameters: setting({ path: '/evolution?other=2025' }),
  play: drawn,
};

/** In three weeks a driver has no value: the Global Average leaves them out. */
export const DriverMissingForThreeWeeks: Story = {
  parameters: setting({
    server: {
      getGraphDrivers: reply(
        graphDrivers([
          graphYear(2026, { missing: (week, driver) => driver === 1 && week > 20 && week < 24 }),
        ]),
      ),
    },
  }),
  play: drawn,
};

export const SideBySideOnPhone: Story = { ...SideBySide, tags: ['phone'], globals: phone };

export const NoData: Story = {
  parameters: setting({ server: { getGraphDrivers: reply(graphDrivers([])) } }),
};

export const Loading: Story = { parameters: setting({ server: { getGraphDrivers: loading } }) };

/** The server cannot be reached and nothing is cached: sample data is shown under the banner. */
export const Sample: Story = {
  parameters: setting({ server: { getGraphDrivers: broken } }),
  play: drawn,
};

export const Forbidden: Story = {
  parameters: setting({ server: { getGraphDrivers: errorReply('FORBIDDEN', '') } }),
};
