import { render, waitFor } from '@testing-library/react';
import type { AppStore } from '@/app/store/store';
import { useAppStore } from '@/app/store/useAppStore';
import { readStoredDrafts } from '@/features/activity';
import { clearDeviceStorage } from '../environment/clearDeviceStorage';
import { StoryApp } from './storyApp';
import { person } from './storyData';

const userId = person('editor').id;

function Probe({ onStore }: { onStore: (store: AppStore) => void }) {
  onStore(useAppStore());
  return null;
}

function openStory() {
  let store: AppStore | undefined;
  const view = render(
    <StoryApp setting={{}} theme="light" language="en">
      <Probe onStore={(opened) => (store = opened)} />
    </StoryApp>,
  );
  const edit = (activityId: string) =>
    store?.dispatch({
      type: 'saving/draftEdited',
      payload: {
        userId,
        companyId: 'company-1',
        activityId,
        area: '1',
        field: 'cost',
        value: 4,
        saved: null,
        revision: 1,
        at: Date.now(),
      },
    });
  return { edit, close: view.unmount };
}

const keptActivities = async () =>
  (await readStoredDrafts(userId)).map(({ activityId }) => activityId);

it('keeps no state of a story that has been closed', async () => {
  const first = openStory();
  first.edit('activity-1');
  await waitFor(async () => expect(await keptActivities()).toEqual(['activity-1']));
  first.close();
  await clearDeviceStorage();

  first.edit('activity-2');
  const second = openStory();
  second.edit('activity-3');
  await waitFor(async () => expect(await keptActivities()).toEqual(['activity-3']));
  second.close();
  await clearDeviceStorage();
});
