import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { IMPACT_AREA_NAMES } from '@contract/impactAreas';
import { paths } from '@/shared/routing/paths';
import { setting, phone } from '@/testing/stories/story';
import {
  activities,
  activity,
  answer,
  FULL_ANSWER,
  neighbors,
  progress,
} from '@/testing/stories/storyActivity';
import { actionNotes } from '@/testing/stories/features/storyNotes';
import { noPlan } from '@/testing/stories/features/storyPlan';
import { companyList, impactAreas } from '@/testing/stories/storyData';
import { loading, lostConnection, errorReply, reply, replyTo } from '@/testing/stories/storyServer';
import { ImpactAreaActionPage } from './ImpactAreaActionPage';

const AREA = activities(24);
const DONE = AREA.filter(({ status }) => status === 'done');
const at = (id: string) => AREA.findIndex((item) => item.id === id);

// Previous and Next follow the order of the area, as with the real server.
const meta = {
  title: 'Pages/Impact-area action',
  component: ImpactAreaActionPage,
  parameters: setting({
    path: paths.impactAreaAction({
      title: IMPACT_AREA_NAMES[0],
      area: '1',
      activityId: 'activity-1-3',
    }),
    frame: 'app',
    layout: 'fullscreen',
    server: {
      getCompanies: reply(companyList()),
      getPlan: reply(noPlan()),
      getActionNotes: reply(actionNotes()),
      activity: replyTo(({ activity_id: id }) => activity({ id, ...AREA[at(id)] })),
      answer: replyTo(({ activity_id: id }) => {
        const { status } = AREA[at(id)] ?? {};
        if (status === 'done') return { answer: answer(FULL_ANSWER) };
        return { answer: status === 'todo' ? null : answer({ relevance: 8, criticality: 4 }) };
      }),
      nextAndPreviousActivity: replyTo(({ activity_id: id }) =>
        neighbors(AREA[at(id) - 1]?.id ?? null, AREA[at(id) + 1]?.id ?? null),
      ),
      percentageCompleted: reply(progress(DONE.length, AREA.length)),
      impactAreaActivities: reply({ impactAreaActivities: AREA }),
      impactAreaCompletedActivities: reply({ impactAreaCompletedActivities: DONE }),
      '/user/autosave': reply({ revision: 4, average_score: 7, status: 'done' }),
    },
  }),
} satisfies Meta<typeof ImpactAreaActionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

/** The progress is first, then the form, then the completed actions. */
export const OnPhone: Story = { tags: ['phone'], globals: phone };

export const ForSubscribers: Story = { parameters: setting({ as: 'subscriber' }) };

export const Loading: Story = {
  parameters: setting({
    server: {
      activity: loading,
      answer: loading,
      percentageCompleted: loading,
      impactAreaCompletedActivities: loading,
    },
  }),
};

export const Unreachable: Story = {
  parameters: setting({
    server: {
      activity: lostConnection,
      answer: lostConnection,
      percentageCompleted: lostConnection,
      impactAreaCompletedActivities: lostConnection,
    },
  }),
};

/** All actions of the area are done; area 2 is next. */
export const AreaComplete: Story = {
  parameters: setting({
    server: {
      impactAreaActivities: reply({
        impactAreaActivities: AREA.map((item) => ({ ...item, status: 'done' })),
      }),
      getImpactAreasWithCurrent: reply(impactAreas([100, 80.6, 68.8])),
    },
  }),
};

export const UnknownAction: Story = {
  parameters: setting({
    server: { activity: errorReply('NOT_FOUND'), answer: errorReply('NOT_FOUND') },
  }),
};

/** Opened without an action, in a company whose areas have none. */
export const NothingToContinue: Story = {
  parameters: setting({
    path: paths.impactAreaAction(),
    server: {
      getImpactAreasWithCurrent: reply({
        impactAreas: impactAreas().impactAreas.map((area) => ({ ...area, current: null })),
      }),
    },
  }),
};
