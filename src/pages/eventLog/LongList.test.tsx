import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { addManyCompanies, LAST_OF_MANY } from '@/testing/server/manyCompanies';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

beforeEach(async () => {
  await addManyCompanies(server.store);
  await server.signIn('admin');
});

const sent = (operation: string) =>
  server.browser.requests.filter((request) => request === operation);
const filter = () => screen.findByRole('combobox', { name: 'Company' });

describe('The activity log of more than 500 companies', () => {
  it('is filtered by a company that is searched on the server', async () => {
    const { user, address } = renderApp('/activity-log');
    await user.click(await filter());
    await user.search(await filter(), 'works 600');
    await user.click(await screen.findByText(LAST_OF_MANY.name));
    await waitFor(() => expect(address.path).toContain(`company=${LAST_OF_MANY.id}`));
    expect(await screen.findByText('No event matches the filter')).toBeVisible();
    expect(sent('getAllCompanies')).toHaveLength(0);
    expect(sent('getCollaborators')).toHaveLength(0);
  });

  it('names the company of a link that is beyond the first ones', async () => {
    const { user, address } = renderApp(`/activity-log?company=${LAST_OF_MANY.id}`);
    expect(await screen.findByTitle(LAST_OF_MANY.name)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Show all events' }));
    await waitFor(() => expect(address.path).toBe('/activity-log'));
  });
});
