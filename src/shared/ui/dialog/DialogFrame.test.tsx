import { act, render, screen } from '@testing-library/react';
import { DialogFrame } from './DialogFrame';

const fields = (
  <>
    <input aria-label="Name" />
    <input aria-label="Website" />
  </>
);

/** Renders a dialog that is still opening; `opened` ends the animation. */
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

  it('moves the focus to its first field', async () => {
    const { opened } = openDialog();
    await opened();
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('leaves the focus in a field that someone chose while it was opening', async () => {
    const { opened } = openDialog();
    act(() => screen.getByLabelText('Website').focus());
    await opened();
    expect(screen.getByLabelText('Website')).toHaveFocus();
  });

  it('gives the focus to the heading when the button that opened it is gone', async () => {
    const page = (isOpen: boolean) => (
      <main>
        <h1 tabIndex={-1}>Companies</h1>
        {isOpen && <button>Edit</button>}
        <DialogFrame
          title="Edit company"
          open={isOpen}
          width={400}
          busy={false}
          onClose={() => undefined}
        >
          {fields}
        </DialogFrame>
      </main>
    );
    const { rerender } = render(page(true));
    await act(() => jest.runAllTimersAsync());
    rerender(page(false));
    await act(() => jest.runAllTimersAsync());
    expect(screen.getByRole('heading', { name: 'Companies' })).toHaveFocus();
  });
});
