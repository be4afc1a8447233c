import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MenuDropdown } from './MenuDropdown';

function Example() {
  const [open, setOpen] = useState(false);
  const items = [{ key: 'first', label: 'First' }];
  return (
    <>
      <MenuDropdown menu={{ items }} trigger={['click']} open={open} onOpenChange={setOpen}>
        <button>Menu</button>
      </MenuDropdown>
      <input aria-label="Field" />
    </>
  );
}

/** Collects animation frames. The returned function runs them and those that they request. */
function holdFrames() {
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  return () => {
    for (let next = frames.shift(); next; next = frames.shift()) next(0);
  };
}

describe('MenuDropdown', () => {
  it('focuses its first item when it opens', async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    const runFrames = holdFrames();
    render(<Example />);
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    runFrames();
    expect(screen.getByRole('menuitem', { name: 'First' })).toHaveFocus();
  });

  it('does not move the focus if the menu was closed before its animation frames', async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    const runFrames = holdFrames();
    render(<Example />);
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'First' }));
    const field = screen.getByLabelText('Field');
    field.focus();
    runFrames();
    expect(field).toHaveFocus();
  });
});
