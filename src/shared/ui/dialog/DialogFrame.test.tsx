import { act, render, screen } from '@testing-library/react';
import { DialogFrame } from './DialogFrame';

const fields = (
  <>
    <input aria-label="Name" />
    <input aria-label="Website" />
  </>
);

/** Renders an opening dialog; `opened` lets its opening end. */
function openDialog() {
  render(
    <DialogFrame title="Edit company" open width={400} busy={false} onClose={() => undefined}>
      {fields}
    </DialogFrame>,
  );
  return { opened: () => act(() => jest.runAllTimersAsync()) };
}

describe('A dialog', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('moves focus to its first field', async () => {
    const { opened } = openDialog();
    await opened();
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('leaves focus in the field that someone has chosen while it was opening', async () => {
    const { opened } = openDialog();
    act(() => screen.getByLabelText('Website').focus());
    await opened();
    expect(screen.getByLabelText('Website')).toHaveFocus();
  });
});
