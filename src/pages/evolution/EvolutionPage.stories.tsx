import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { reviews } from '@/testing/stories/features/storyReviews';
import { expect, waitFor } from 'storybook/test';
import { setting, phone } from '@/testing/stories/story';
import { companies, companyList, drivers, impactAreas } from '@/testing/stories/storyData';
import { scoreMovement } from '@/testing/stories/features/storyMovement';
import { graphDrivers, graphYear } from '@/testing/stories/features/storyEvolution';
import { broken, loading, reply, replyTo } from '@/testing/stories/storyServer';
import { EvolutionPage } from './EvolutionPage';

const OTHER = 'company-2';

const meta = {
  title: 'Pages/Evolution',
  component: EvolutionPage,
  parameters: setting({
    as: 'admin',
    path: '/evolution',
    frame: 'app',
    layout: 'fullscreen',
    server: {
      getCompanies: reply(companyList(companies())),
      getGraphDrivers: replyTo(({ company_id }: { company_id: string }) =>
        company_id === OTHER
          ? graphDrivers([graphYear(2026, { weeks: 30 })], 'Copper Lane Bakeries')
          : graphDrivers(),
      ),
      getScoreMovement: reply(scoreMovement()),
      getReviews: reply(reviews()),
      getDrivers: reply(drivers()),
      getModelSteps: reply({ graphDrivers: { years: [], steps: [] } }),
    },
  }),
} satisfies Meta<typeof EvolutionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const compared = {
  companies: { shownId: 'company-1', selectedId: 'company-1', comparedId: OTHER },
};

const chosen = setting({ state: compared });

export const NoneChosen: Story = {};

export const SideBySide: Story = { parameters: chosen };

export const SideBySideOnPhone: Story = { parameters: chosen, tags: ['phone'], globals: phone };

export const OneThousandCompanies: Story = {
  parameters: setting({ server: { getCompanies: reply(companyList(companies(1000))) } }),
  play: async ({ canvas, userEvent }) => {
    const select = await canvas.findByRole('combobox', { name: 'Compare with company' });
    await userEvent.click(select);
    const options = () => document.querySelectorAll('.ant-select-item-option').length;
    await waitFor(() => expect(options()).toBeGreaterThan(0));
    // The list renders only the options in view.
    await expect(options()).toBeLessThan(50);
    await userEvent.type(select, 'Copper Lane Bakeries 90');
    await waitFor(() => expect(options()).toBe(1));
  },
};

/** A person with a single company has nothing to compare it with. */
export const NothingToCompare: Story = {
  parameters: setting({ as: 'editor', server: { getCompanies: reply(companyList()) } }),
};

export const ForSubscribers: Story = {
  parameters: setting({ as: 'subscriber', server: { getCompanies: reply(companyList()) } }),
};

/** A company without a scored action. */
export const NoHistory: Story = {
  parameters: setting({
    server: {
      getGraphDrivers: reply(graphDrivers([])),
      getImpactAreas: reply(impactAreas([])),
    },
  }),
};

export const Loading: Story = {
  parameters: setting({ state: compared, server: { getGraphDrivers: loading } }),
};

export const Failed: Story = {
  parameters: setting({ state: compared, server: { getGraphDrivers: broken } }),
};
