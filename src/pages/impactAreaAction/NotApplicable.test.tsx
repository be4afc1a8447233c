import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { markNotApplicable } from '@/testing/server/markNotApplicable';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();
const ACTIVITY = 'activity-1-3-2-2';
const ADDRESS = `/actionia?impact_area=1&activity_id=${ACTIVITY}`;

const theSwitch = () => screen.findByRole('switch', { name: 'Not applicable here' });
async function save(user: ReturnType<typeof renderApp>['user'], stored: object) {
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await server.answerTo(ACTIVITY)).toMatchObject(stored));
}

const mark = () => markNotApplicable(server, ACTIVITY, { confidence: 2 });

describe('An action that does not apply', () => {
  it('is marked together with a reason, and keeps its values when the mark is taken off', async () => {
    const before = await server.answerTo(ACTIVITY);
    await server.signIn('editor');
    const { user } = renderApp(ADDRESS);
    await user.click(await theSwitch());
    const reason = await screen.findByRole('textbox', { name: 'Reason' });
    expect(reason).toHaveFocus();
    expect(screen.getByText('Enter a reason. Nothing is saved until then.')).toBeVisible();
    expect(await server.answerTo(ACTIVITY)).toEqual(before);

    await user.type(reason, 'No shops');
    await save(user, { not_applicable: true, not_applicable_reason: 'No shops' });
    await user.clear(reason);
    expect(screen.getByText('Enter a reason. Until then the saved one is kept.')).toBeVisible();

    await user.click(await theSwitch());
    await save(user, {
      not_applicable: false,
      revenue_state: before?.revenue_state,
      relevance: before?.relevance,
    });
    expect(screen.queryByRole('textbox', { name: 'Reason' })).toBeNull();
    // The reason is kept, so that the mark can be restored with one click.
    await user.click(await theSwitch());
    await save(user, { not_applicable: true });
  });

  it('shows subscribers mark, reason and confidence as text', async () => {
    await mark();
    await server.signIn('subscriber');
    renderApp(ADDRESS);
    expect(await screen.findByText('There are no shops.')).toBeVisible();
    expect(screen.getByText('Discussed')).toBeVisible();
    expect(screen.queryByRole('switch', { name: 'Not applicable here' })).toBeNull();
    expect(screen.queryByRole('radiogroup', { name: 'Confidence' })).toBeNull();
  });

  /** Expects one row for the action in the completed actions, and one in the process index. */
  async function expectListed(name: RegExp) {
    const { user } = renderApp(ADDRESS);
    await user.type(await screen.findByLabelText('Search completed actions'), '1.3.2.2');
    expect(await screen.findByRole('button', { name })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Process index' }));
    const index = within(await screen.findByRole('dialog', { name: 'Process index' }));
    await user.type(index.getByRole('textbox'), '1.3.2.2');
    expect(await index.findByRole('button', { name })).toBeVisible();
  }

  it('has its mark in the completed actions and in the process index', async () => {
    await mark();
    await server.signIn('subscriber');
    await expectListed(/^Not applicable 1\.3\.2\.2 /);
  });

  it('is listed as done if the server does not know marks', async () => {
    await mark();
    await server.signIn('subscriber');
    server.specificationAlone.start();
    await expectListed(/^Done 1\.3\.2\.2 /);
  });
});

it('the confidence is one of three buttons, and the state has anchors', async () => {
  await server.signIn('editor');
  const { user } = renderApp(ADDRESS);
  const confidence = await screen.findByRole('radiogroup', { name: 'Confidence' });
  await user.click(within(confidence).getByRole('radio', { name: 'Evidenced' }));
  await save(user, { confidence: 3 });
  const anchors = screen.getByRole('list', { name: 'What the states mean' });
  expect(within(anchors).getAllByRole('listitem')).toHaveLength(5);
});
