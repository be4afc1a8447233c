import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { setting, phone } from '@/testing/stories/story';
import { companyList, impactAreas } from '@/testing/stories/storyData';
import {
  allAtAim,
  noPlan,
  nothingScored,
  plan,
  priorities,
  scenarios,
} from '@/testing/stories/features/storyPlan';
import { broken, loading, reply } from '@/testing/stories/storyServer';
import { discussion } from '@/testing/stories/features/storyNotes';
import { targets } from '@/testing/stories/features/storyTargets';
import { PlanPage } from './PlanPage';

const meta = {
  title: 'Pages/Plan',
  component: PlanPage,
  parameters: setting({
    path: '/plan',
    frame: 'app',
    layout: 'fullscreen',
    server: {
      getCompanies: reply(companyList()),
      getCollaborators: reply({ collaborators: [] }),
      getPriorities: reply(priorities()),
      getPlan: reply(plan()),
      getScenarios: reply(scenarios()),
      getTargets: reply(targets()),
      getComments: reply(discussion()),
    },
  }),
} satisfies Meta<typeof PlanPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const onPlan = { path: '/plan?tab=plan' } as const;

export const Priorities: Story = {};

export const PrioritiesOnPhone: Story = { tags: ['phone'], globals: phone };

export const Quadrant: Story = { parameters: setting({ path: '/plan?view=quadrant' }) };

export const Plan: Story = { parameters: setting(onPlan) };

export const PlanOnPhone: Story = { ...Plan, tags: ['phone'], globals: phone };

const onComments = { path: '/plan?tab=plan&comments=item-1' } as const;

/** The comments on an item beside the list. */
export const Comments: Story = { parameters: setting(onComments) };

export const CommentsOnPhone: Story = { ...Comments, tags: ['phone'], globals: phone };

export const CommentsForReaders: Story = {
  parameters: setting({ ...onComments, as: 'subscriber' }),
};

export const NoComments: Story = {
  parameters: setting({ ...onComments, server: { getComments: reply({ comments: [] }) } }),
};

export const CommentsLoading: Story = {
  parameters: setting({ ...onComments, server: { getComments: loading } }),
};

export const CommentsFailed: Story = {
  parameters: setting({ ...onComments, server: { getComments: broken } }),
};

/** Planned, claimed and confirmed benefits by quarter. */
export const Value: Story = { parameters: setting({ path: '/plan?tab=value' }) };

/** Two scenarios, one of which was kept before answers changed. */
export const Compare: Story = { parameters: setting({ path: '/plan?tab=compare' }) };

export const CompareOnPhone: Story = { ...Compare, tags: ['phone'], globals: phone };

export const NoScenario: Story = {
  parameters: setting({
    path: '/plan?tab=compare',
    server: { getScenarios: reply({ scenarios: [] }) },
  }),
};

/** Without buttons that change the plan. */
export const ForReaders: Story = {
  parameters: setting({ ...onPlan, as: 'subscriber' }),
};

export const NothingPlanned: Story = {
  parameters: setting({ ...onPlan, server: { getPlan: reply(noPlan()) } }),
};

export const NothingScored: Story = {
  parameters: setting({
    server: {
      getPriorities: reply(nothingScored()),
      getPlan: reply(noPlan()),
      getImpactAreas: reply(impactAreas([])),
    },
  }),
};

export const AllAtAim: Story = {
  parameters: setting({ server: { getPriorities: reply(allAtAim()), getPlan: reply(noPlan()) } }),
};

export const Loading: Story = { parameters: setting({ server: { getPriorities: loading } }) };

export const Failed: Story = { parameters: setting({ server: { getPriorities: broken } }) };
