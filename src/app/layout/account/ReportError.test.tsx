import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFromProfile } from '@/testing/page/people';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

const HINT = 'Drop your file here, JPEG,PNG - Max. 500kB';
const PNG = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (char) => char.charCodeAt(0),
);
const png = (name = 'screen.png') => new File([PNG], name, { type: 'image/png' });
const TOO_LARGE = new File([new Uint8Array(500_001)], 'large.png', { type: 'image/png' });
const WRONG_TYPE = new File(['words'], 'notes.txt', { type: 'text/plain' });

type User = ReturnType<typeof renderApp>['user'];

async function open() {
  await server.signIn('subscriber');
  const { user } = renderApp('/faq?x=1');
  const dialog = await openFromProfile(user, 'Report an error');
  await dialog.findByLabelText('What happened?');
  return { user, dialog };
}

const send = (user: User) => user.click(screen.getByRole('button', { name: 'Send' }));
const reports = () => server.store.read((tx) => tx.find('error_reports', {}));

function drop(file: File) {
  const zone = screen.getByText(HINT);
  const event = createEvent.drop(zone, { dataTransfer: { files: [file] } });
  fireEvent(zone, event);
}

describe('Report an error', () => {
  it('sends the report and the current address once, and shows the reference (§2.18)', async () => {
    const { user, dialog } = await open();
    await user.type(dialog.getByLabelText('What happened?'), 'The chart is empty');
    await user.type(dialog.getByLabelText('Where did you find the error?'), 'Dashboard');
    await user.type(dialog.getByLabelText('Describe the error'), 'Since noon');
    await user.upload(dialog.getByLabelText(/^Screenshot/), png());
    expect(await dialog.findByAltText('Your screenshot')).toBeVisible();
    await user.dblClick(screen.getByRole('button', { name: 'Send' }));

    expect(await screen.findByText('Your report has been sent')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [report, ...others] = await reports();
    expect(others).toEqual([]);
    expect(report).toMatchObject({
      user_id: 'user-subscriber',
      what_happened: 'The chart is empty',
      where_found: 'Dashboard',
      description: 'Since noon',
      route: '/faq?x=1',
      version: 'development',
    });
    expect(report?.screenshot).toMatch(/\.jpg$/);
    expect(report?.browser).toBeTruthy();
    expect(screen.getByText(report?.id ?? 'none')).toBeVisible();
  });

  it('requires a description of what happened, and is empty when it is opened again (§2.96)', async () => {
    const { user, dialog } = await open();
    await user.type(dialog.getByLabelText('Describe the error'), 'Since noon');
    await send(user);
    expect(await dialog.findByText('Tell us what happened.')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('What happened?')).toHaveFocus());
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await openFromProfile(user, 'Report an error');
    expect(await again.findByLabelText('Describe the error')).toHaveValue('');
    expect(again.queryByText('Tell us what happened.')).toBeNull();
  });

  it('accepts a dropped screenshot, and replaces it with a pasted one (§2.95)', async () => {
    const { user, dialog } = await open();
    drop(png('dropped.png'));
    expect(await dialog.findByText('dropped.png')).toBeVisible();
    fireEvent.paste(document.body, { clipboardData: { files: [png('pasted.png')] } });
    expect(await dialog.findByText('pasted.png')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await dialog.findByText(HINT)).toBeVisible();
  });

  it.each([
    ['neither JPEG nor PNG', WRONG_TYPE, 'Only JPEG and PNG files are accepted.'],
    ['too large', TOO_LARGE, 'This file is too large. The maximum size is 500 kB.'],
  ])('rejects a file that is %s with an error message (§5.22)', async (_, file, words) => {
    const { dialog } = await open();
    drop(file);
    expect(await dialog.findByText(words)).toBeVisible();
    expect(dialog.getByText(HINT)).toBeVisible();
    const input = dialog.getByLabelText(/^Screenshot/);
    await userEvent.setup({ applyAccept: false }).upload(input, png('good.png'));
    expect(await dialog.findByText('good.png')).toBeVisible();
    expect(dialog.queryByText(words)).toBeNull();
  });

  it('shows the server’s error for a screenshot', async () => {
    const { user, dialog } = await open();
    await user.type(dialog.getByLabelText('What happened?'), 'It broke');
    drop(new File(['no image at all'], 'fake.png', { type: 'image/png' }));
    await dialog.findByText('fake.png');
    await send(user);
    expect(
      await dialog.findByText('This is not an image that can be read. Choose a PNG, JPEG file.'),
    ).toBeVisible();
    expect(await reports()).toEqual([]);
  });

  it.each(['loseNext', 'breakDown'] as const)(
    'keeps the text when sending fails (%s)',
    async (fault) => {
      const { user, dialog } = await open();
      await user.type(dialog.getByLabelText('What happened?'), 'It broke');
      server.faults[fault]('/report-error');
      await send(user);
      expect(await dialog.findByRole('alert')).toBeVisible();
      expect(dialog.getByLabelText('What happened?')).toHaveValue('It broke');
      server.faults.recover();
      await send(user);
      expect(await screen.findByText('Your report has been sent')).toBeVisible();
    },
  );
});
