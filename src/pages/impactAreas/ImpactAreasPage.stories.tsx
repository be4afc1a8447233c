import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import { setting, phone } from '@/testing/stories/story';
import { companyList, impactAreas } from '@/testing/stories/storyData';
import { barelyBegun, dataHealth, nothingToMend } from '@/testing/stories/features/storyHealth';
import { discussion } from '@/testing/stories/features/storyNotes';
import { candidates, roundOpinions, rounds } from '@/testing/stories/features/storyRounds';
import { broken, loading, errorReply, reply } from '@/testing/stories/storyServer';
import { ImpactAreasPage } from './ImpactAreasPage';

const meta = {
  title: 'Pages/Impact areas',
  component: ImpactAreasPage,
  parameters: setting({
    path: '/impact-areas',
    frame: 'app',
    layout: 'fullscreen',
    server: {
      getCompanies: reply(companyList()),
      getImpactAreasWithCurrent: reply(impactAreas()),
      getDataHealth: reply(dataHealth()),
      getRounds: reply(rounds('closed', 'open')),
      getRoundResult: reply(roundOpinions()),
      getRoundCandidates: reply(candidates()),
      getComments: reply(discussion()),
    },
  }),
} satisfies Meta<typeof ImpactAreasPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };

export const NothingDone: Story = {
  parameters: setting({ server: { getImpactAreasWithCurrent: reply(impactAreas([])) } }),
};

export const Loading: Story = {
  parameters: setting({ server: { getImpactAreasWithCurrent: loading } }),
};

export const Sample: Story = {
  parameters: setting({ server: { getImpactAreasWithCurrent: broken } }),
};

const HEALTH = '/impact-areas?tab=health';

export const Health: Story = { parameters: setting({ path: HEALTH }) };

export const HealthOnPhone: Story = {
  tags: ['phone'],
  globals: phone,
  parameters: setting({ path: HEALTH }),
};

export const HealthFiltered: Story = { parameters: setting({ path: `${HEALTH}&rule=stale` }) };

export const NothingToMend: Story = {
  parameters: setting({ path: HEALTH, server: { getDataHealth: reply(nothingToMend()) } }),
};

/** Too little is scored for missing scores to be listed. */
export const HealthOfNewCompany: Story = {
  parameters: setting({
    path: HEALTH,
    server: {
      getDataHealth: reply(barelyBegun()),
      getImpactAreas: reply(impactAreas([])),
    },
  }),
};

export const HealthFailed: Story = {
  parameters: setting({ path: HEALTH, server: { getDataHealth: broken } }),
};

const OPINIONS = '/impact-areas?tab=opinions';

export const Opinions: Story = { parameters: setting({ path: OPINIONS }) };

export const OpinionsOnPhone: Story = {
  tags: ['phone'],
  globals: phone,
  parameters: setting({ path: OPINIONS }),
};

const threeParties = {
  getRoundResult: reply(
    roundOpinions('shown', ['Board of the owning family', 'Fund', 'Management']),
  ),
};

/** The widest gap of each driver, and in the next story those of one party. */
export const ThreeParties: Story = {
  parameters: setting({ path: OPINIONS, server: threeParties }),
};

export const OnePartyOnPhone: Story = {
  ...ThreeParties,
  tags: ['phone'],
  globals: phone,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Fund' }));
    await screen.findAllByText(/above Fund/);
  },
};

/** The comments on a round beside its opinions, for whoever may run it. */
export const RoundComments: Story = { parameters: setting({ path: `${OPINIONS}&comments=yes` }) };

/** Nobody can be recognized: with fewer than five opinions an action shows their number only. */
export const HiddenNames: Story = {
  parameters: setting({
    path: OPINIONS,
    server: { getRoundResult: reply(roundOpinions('hidden')) },
  }),
};

export const OpenRound: Story = {
  parameters: setting({ path: OPINIONS, server: { getRounds: reply(rounds('open')) } }),
};

export const OpenRoundForReaders: Story = {
  parameters: setting({
    path: OPINIONS,
    as: 'subscriber',
    server: { getRounds: reply(rounds('open')) },
  }),
};

export const NoRound: Story = {
  parameters: setting({ path: OPINIONS, server: { getRounds: reply(rounds()) } }),
};

export const OpinionsLoading: Story = {
  parameters: setting({ path: OPINIONS, server: { getRoundResult: loading } }),
};

export const OpinionsFailed: Story = {
  parameters: setting({ path: OPINIONS, server: { getRounds: broken } }),
};

export const ForSubscribers: Story = { parameters: setting({ as: 'subscriber' }) };

export const Forbidden: Story = {
  parameters: setting({ server: { getImpactAreasWithCurrent: errorReply('FORBIDDEN', '') } }),
};
