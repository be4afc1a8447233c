import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { paths } from '@/shared/routing/paths';
import { setting, phone } from '@/testing/stories/story';
import {
  ACTIVITY_ID,
  activities,
  activity,
  answer,
  FULL_ANSWER,
  neighbors,
} from '@/testing/stories/storyActivity';
import { actionNotes } from '@/testing/stories/features/storyNotes';
import { noPlan } from '@/testing/stories/features/storyPlan';
import { companyList, driver, graded } from '@/testing/stories/storyData';
import { loading, lostConnection, reply } from '@/testing/stories/storyServer';
import { CompanyActionPage } from './CompanyActionPage';

/** The actions of the driver, of which the opened one is the second. */
const WALK = activities(3).map((item, index) =>
  index === 1 ? { ...item, id: ACTIVITY_ID } : item,
);

const meta = {
  title: 'Pages/Company action',
  component: CompanyActionPage,
  parameters: setting({
    path: paths.companyAction({ title: 'Expectations', area: '1', activityId: ACTIVITY_ID }),
    frame: 'app',
    layout: 'fullscreen',
    server: {
      getCompanies: reply(companyList()),
      getPlan: reply(noPlan()),
      getActionNotes: reply(actionNotes()),
      activity: reply(activity()),
      answer: reply({ answer: answer(FULL_ANSWER) }),
      nextAndPreviousActivity: reply(neighbors()),
      impactAreaActivities: reply({ impactAreaActivities: activities(8) }),
      getDriver: reply(
        driver({ name: '1. Expectations' }, [
          {
            name: 'Company strengths',
            activities: WALK.map(({ id, name }) => ({ ...graded(name, 7), id })),
          },
        ]),
      ),
      allActivities: reply({
        area1: WALK,
        area2: [],
        area3: [],
        area4: [],
        area5: [],
        area6: [],
        area7: [],
      }),
      '/user/autosave': reply({ revision: 4, average_score: 7, status: 'done' }),
    },
  }),
} satisfies Meta<typeof CompanyActionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };

export const ForSubscribers: Story = { parameters: setting({ as: 'subscriber' }) };

export const Loading: Story = {
  parameters: setting({ server: { activity: loading, answer: loading } }),
};

export const Unreachable: Story = {
  parameters: setting({ server: { activity: lostConnection, answer: lostConnection } }),
};
