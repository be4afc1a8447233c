import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();
const CURRENT = 'activity-1-3-2-2';

it('an action shows at each opening what others have saved since', async () => {
  await server.signIn('editor');
  const { user } = renderApp(`/actionia?impact_area=1&activity_id=${CURRENT}`);
  const chosen = async (name: string) =>
    within(await screen.findByRole('radiogroup', { name: 'Cost' })).getByRole('radio', { name });
  const heading = { name: 'Integrate acquired companies within a year' };
  await screen.findByRole('heading', heading);
  expect(await chosen('Very high')).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Next action' }));
  await waitFor(() => expect(screen.queryByRole('heading', heading)).toBeNull());
  const answer = await server.answerTo(CURRENT);
  if (!answer) throw new Error('The action has no answer');
  const revision = answer.revision + 1;
  await server.store.write((tx) => tx.update('answers', answer.id, { cost: 9, revision }));
  await user.click(await screen.findByRole('button', { name: 'Previous action' }));
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  await waitFor(async () => expect(await chosen('Very high')).toBeChecked());
});
