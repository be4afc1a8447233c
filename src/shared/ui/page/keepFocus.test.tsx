import { render, screen, waitFor } from '@testing-library/react';
import { keepFocus } from './keepFocus';

function List({ rows }: { rows: readonly string[] }) {
  return (
    <section ref={keepFocus} aria-label="Rows">
      {rows.length === 0 ? (
        <p data-testid="empty">No rows</p>
      ) : (
        <ul>
          {rows.map((row) => (
            <li key={row} data-testid={row}>
              <button>{`Remove ${row}`}</button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

describe('The focus of a control that is removed', () => {
  it.each([
    { removed: 'a', rows: ['b', 'c'], focused: 'b', where: 'the next row' },
    { removed: 'c', rows: ['a', 'b'], focused: 'b', where: 'the last row' },
    { removed: 'a', rows: [], focused: 'empty', where: 'what replaces the list' },
  ])('moves to $where', async ({ removed, rows, focused }) => {
    const { rerender } = render(<List rows={['a', 'b', 'c']} />);
    screen.getByRole('button', { name: `Remove ${removed}` }).focus();
    rerender(<List rows={rows} />);
    await waitFor(() => expect(screen.getByTestId(focused)).toHaveFocus());
  });

  it('moves to the group of buttons, not to the next button', async () => {
    const buttons = (names: readonly string[]) => (
      <div ref={keepFocus} role="group">
        {names.map((name) => (
          <button key={name}>{name}</button>
        ))}
      </div>
    );
    const { rerender } = render(buttons(['Clear', 'Commit']));
    screen.getByRole('button', { name: 'Clear' }).focus();
    rerender(buttons(['Commit']));
    await waitFor(() => expect(screen.getByRole('group')).toHaveFocus());
  });

  it('stays where a person has moved it in the meantime', async () => {
    const { rerender } = render(
      <>
        <input aria-label="Elsewhere" />
        <List rows={['a', 'b']} />
      </>,
    );
    screen.getByRole('button', { name: 'Remove a' }).focus();
    screen.getByLabelText('Elsewhere').focus();
    rerender(
      <>
        <input aria-label="Elsewhere" />
        <List rows={['b']} />
      </>,
    );
    await Promise.resolve();
    expect(screen.getByLabelText('Elsewhere')).toHaveFocus();
  });
});
