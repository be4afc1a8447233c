import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

/** The open round of the demo data asks the administrator in this company first. */
const FIRST = { round: 'round-2', company: 'company-3', person: 'user-admin' };

const storedOpinions = () =>
  server.store.read((tx) =>
    tx.find('opinions', {
      round_id: FIRST.round,
      company_id: FIRST.company,
      respondent: FIRST.person,
    }),
  );
const handedInAt = () =>
  server.store.read(async (tx) => {
    const [part] = await tx.find('round_people', {
      round_id: FIRST.round,
      company_id: FIRST.company,
      user_id: FIRST.person,
    });
    return part?.handed_in_at;
  });

async function openPart() {
  await server.signIn('admin');
  const { user, address, close } = renderApp(
    `/my-part?round=${FIRST.round}&company=${FIRST.company}`,
  );
  await screen.findByText(/^Action \d+ of \d+$/);
  return { user, address, close };
}

describe('My part', () => {
  it('stores a state that is chosen by its key, and Enter opens the next action', async () => {
    const { user, address } = await openPart();
    const before = await storedOpinions();
    const shown = screen.getByText(/^Action \d+ of \d+$/).textContent;
    await user.keyboard('0');
    const states = within(screen.getByRole('group', { name: 'State from 1 to 10' }));
    expect(states.getByRole('button', { name: '10' })).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText(shown)).toBeNull());
    await waitFor(async () => expect(await storedOpinions()).toHaveLength(before.length + 1));
    const known = new Set(before.map(({ id }) => id));
    const added = (await storedOpinions()).filter(({ id }) => !known.has(id));
    expect(added).toMatchObject([{ state: 10, unsure: false, not_applicable: false }]);
    expect(address.path).toMatch(/action=/);
  });

  it('shows the anchors of the action itself where it has some', async () => {
    const { round: round_id, company: company_id, person: user_id } = FIRST;
    await server.store.write((tx) =>
      tx.updateWhere('round_people', { round_id, company_id, user_id }, { areas: [] }),
    );
    await server.signIn('admin');
    renderApp(`/my-part?round=${round_id}&company=${company_id}&action=activity-7-3-3-5`);
    const anchors = await screen.findByRole('list', { name: 'What the states mean' });
    expect(within(anchors).getByText('Nobody inspects, or only after an accident')).toBeVisible();
    expect(within(anchors).getAllByRole('listitem')).toHaveLength(5);
  });

  it('withdraws an opinion when its mark is pressed again', async () => {
    const { user } = await openPart();
    const before = await storedOpinions();
    const mark = screen.getByRole('button', { name: 'Not sure' });
    await user.click(mark);
    await user.click(mark);
    expect(mark).toHaveAttribute('aria-pressed', 'false');
    await user.click(screen.getByRole('button', { name: 'Hand in' }));
    await screen.findByText(/^Handed in on /);
    expect(await storedOpinions()).toEqual(before);
  });

  it('is handed in, and taken back', async () => {
    const { user } = await openPart();
    await user.keyboard('7');
    await user.click(screen.getByRole('button', { name: 'Hand in' }));
    expect(await screen.findByText(/^Handed in on /)).toBeVisible();
    expect(await handedInAt()).toEqual(expect.any(String));
    await user.click(screen.getByRole('button', { name: 'Take it back' }));
    expect(await screen.findByText(/^Action \d+ of \d+$/)).toBeVisible();
    expect(await handedInAt()).toBeNull();
  });

  it('lets the person choose among the companies that ask', async () => {
    const { user, address } = await openPart();
    const choice = screen.getByRole('combobox', { name: 'Part' });
    const options = within(choice).getAllByRole<HTMLOptionElement>('option');
    expect(options).toHaveLength(3);
    const other = options.find(({ value }) => value === `${FIRST.round}/company-4`);
    await user.selectOptions(choice, other?.value ?? '');
    await waitFor(() => expect(address.path).toContain('company=company-4'));
  });

  it('says so when no round asks', async () => {
    await server.signIn('company-admin');
    renderApp('/my-part');
    expect(await screen.findByText('No round asks for your opinion.')).toBeVisible();
  });
});
