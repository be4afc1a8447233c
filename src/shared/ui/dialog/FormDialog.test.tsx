import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { sharedMessages } from '@/shared/i18n/messages.en';
import { TranslationProvider } from '@/shared/i18n/useTranslation';
import { FormDialog } from './FormDialog';

const i18n = createInstance();
void i18n.init({
  lng: 'en',
  resources: { en: { shared: sharedMessages } },
  defaultNS: 'shared',
  initAsync: false,
});

/** Two dialogs of one page, of which one is open. Clicking "Next" opens the second. */
function TwoDialogs({ onSubmit }: { onSubmit: () => Promise<void> }) {
  const [open, setOpen] = useState<'first' | 'second' | null>('first');
  const common = {
    width: 400,
    onSubmit,
    failureOf: () => ({ message: 'Failed' }),
    onClose: () => setOpen(null),
    children: null,
  };
  return (
    <>
      <button type="button" onClick={() => setOpen('second')}>
        Next
      </button>
      <FormDialog title="First" open={open === 'first'} {...common} />
      <FormDialog title="Second" open={open === 'second'} {...common} />
    </>
  );
}

it('closes only itself when it has saved after another dialog was opened', async () => {
  let finish = () => {};
  const sent = new Promise<void>((resolve) => (finish = resolve));
  const user = userEvent.setup();
  render(
    <Provider store={configureStore({ reducer: () => ({}) })}>
      <TranslationProvider i18n={i18n}>
        <TwoDialogs onSubmit={() => sent} />
      </TranslationProvider>
    </Provider>,
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await act(async () => {
    finish();
    await sent;
  });
  // It is visible once its opening motion has begun.
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Second' })).toBeVisible());
});
