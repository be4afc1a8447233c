import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

/** The ids of a driver's actions by sub-driver. */
async function actionsOf(driverId: string): Promise<string[]> {
  return server.store.read(async (tx) => {
    const subdrivers = await tx.find('subdrivers', { driver_id: driverId });
    const activities = await tx.find('activities');
    return subdrivers
      .toSorted((a, b) => a.position - b.position)
      .flatMap(({ id }) => activities.filter(({ subdriver_id }) => subdriver_id === id))
      .map(({ id }) => id);
  });
}

const heading = () => screen.findByRole('heading', { level: 1 });

describe('An action of a driver', () => {
  it('is followed by the driver’s next action, also in another impact area', async () => {
    const ids = await actionsOf('driver-2');
    const areaOf = (id: string) => id.split('-')[1];
    const border = ids.findIndex((id, index) => areaOf(id) !== areaOf(ids[index + 1] ?? id));
    const [here, next] = [ids[border] ?? '', ids[border + 1] ?? ''];
    await server.signIn('editor');
    const { user, address } = renderApp(
      `/actionco?title=Operating+Margin&impact_area=${areaOf(here)}&activity_id=${here}`,
    );
    await user.click(await screen.findByRole('button', { name: 'Next action' }));
    await waitFor(() => expect(address.path).toContain(`activity_id=${next}`));
    expect(address.path).toContain(`impact_area=${areaOf(next)}`);
    expect(await heading()).toHaveTextContent('Operating Margin');

    await user.click(await screen.findByRole('button', { name: 'Previous action' }));
    await waitFor(() => expect(address.path).toContain(`activity_id=${here}`));
  });

  it('has no next action at the driver’s end', async () => {
    const last = (await actionsOf('driver-1')).at(-1) ?? '';
    await server.signIn('editor');
    renderApp(`/actionco?title=Expectations&impact_area=${last.split('-')[1]}&activity_id=${last}`);
    expect(await screen.findByRole('button', { name: 'Previous action' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next action' })).toBeNull();
  });

  it('is listed with the others of its driver in the process index', async () => {
    const [first = '', second = ''] = await actionsOf('driver-1');
    await server.signIn('editor');
    const { user } = renderApp(
      `/actionco?title=Expectations&impact_area=${first.split('-')[1]}&activity_id=${first}`,
    );
    await screen.findByRole('button', { name: 'Next action' });
    await user.click(screen.getByRole('button', { name: 'Process index' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Process index' }));
    const number = second.replace('activity-', '').replaceAll('-', '.');
    expect(await dialog.findByText(number)).toBeVisible();
  });

  it('has the heading of its impact area where the link names another driver', async () => {
    const [other = ''] = await actionsOf('driver-2');
    await server.signIn('editor');
    renderApp(`/actionco?title=Expectations&impact_area=1&activity_id=${other}`);
    await waitFor(async () =>
      expect(await heading()).toHaveTextContent('Corporate Strategy & Business Management'),
    );
  });
});
