import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { FIXTURE_COMPANY, useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

const REASON = 'We sell services only.';

async function addProfile() {
  await server.store.write(async (tx) => {
    const company = await tx.get('companies', FIXTURE_COMPANY.id);
    const activities = (await tx.find('activities')).slice(0, 3).map(({ id }) => id);
    await tx.insert('profiles', {
      id: 'services',
      workspace_id: company?.workspace_id ?? '',
      name: 'Advice without goods',
      activities,
      reason: REASON,
    });
  });
}

const marked = () =>
  server.store.read((tx) =>
    tx.find('answers', { company_id: FIXTURE_COMPANY.id, not_applicable_reason: REASON }),
  );

test('a profile is previewed, applied, and taken back in one press each', async () => {
  await addProfile();
  await server.signIn('company-admin');
  const { user } = renderApp('/companies-management');
  const name = `Actions for ${FIXTURE_COMPANY.name}`;
  await user.click(await screen.findByRole('button', { name }));
  await user.click(await screen.findByRole('menuitem', { name: 'Profiles…' }));
  const title = `Profiles of ${FIXTURE_COMPANY.name}`;
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  const profile = async () =>
    within((await dialog.findByText('Advice without goods')).closest('li') ?? document.body);

  await user.click((await profile()).getByRole('button', { name: 'Apply…' }));
  expect(await dialog.findByText(/answers? changes?\./)).toBeVisible();
  expect(await marked()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(async () => expect((await marked()).length).toBeGreaterThan(0));

  await user.click(await (await profile()).findByRole('button', { name: 'Take back' }));
  await waitFor(async () => expect(await marked()).toEqual([]));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await marked()).length).toBeGreaterThan(0));
});
