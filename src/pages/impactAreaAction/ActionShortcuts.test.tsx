import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();
const ACTIVITY = 'activity-1-3-2-2';
const ADDRESS = `/actionia?impact_area=1&activity_id=${ACTIVITY}`;
const COMPANY_ADDRESS = `/actionco?impact_area=1&activity_id=${ACTIVITY}`;

describe('Keys in the action form', () => {
  it('choose a value and focus it, so that arrow keys continue from there', async () => {
    await server.signIn('editor');
    const { user } = renderApp(ADDRESS);
    const state = await screen.findByRole('radiogroup', { name: 'State of the activity' });
    await user.keyboard('s3');
    expect(within(state).getByRole('radio', { name: '3' })).toHaveFocus();
    await user.keyboard('7');
    expect(within(state).getByRole('radio', { name: '7' })).toHaveFocus();
  });

  it('are also listed on the action page of the company overview', async () => {
    await server.signIn('editor');
    renderApp(COMPANY_ADDRESS);
    expect(await screen.findByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible();
    expect(screen.getByRole('link', { name: /help/i })).toBeVisible();
  });

  it('reach the palette’s input after Ctrl K', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/faq');
    await screen.findByRole('button', { name: /^Jump to a page/ });
    await user.keyboard('{Control>}k{/Control}c5');
    const input = await screen.findByRole('combobox', { name: 'Jump to' });
    expect(input).toHaveValue('c5');
    await waitFor(() => expect(input).toHaveFocus());
  });
});
