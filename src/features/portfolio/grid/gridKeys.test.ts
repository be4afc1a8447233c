import { placeAfterKey } from './gridKeys';

const SIZE = { rows: 30, columns: 9 };

test.each([
  ['ArrowDown', false, [5, 3], [6, 3]],
  ['ArrowUp', false, [1, 3], [0, 3]],
  ['ArrowUp', false, [0, 3], [0, 3]],
  ['ArrowRight', false, [5, 8], [5, 8]],
  ['ArrowLeft', false, [5, 3], [5, 2]],
  ['PageDown', false, [25, 3], [29, 3]],
  ['PageUp', false, [25, 3], [15, 3]],
  ['Home', false, [5, 3], [5, 0]],
  ['End', false, [5, 3], [5, 8]],
  ['Home', true, [5, 3], [0, 0]],
  ['End', true, [5, 3], [29, 8]],
] as const)('%s, with Ctrl: %s', (key, ctrlKey, [row, column], [nextRow, nextColumn]) => {
  expect(placeAfterKey({ key, ctrlKey }, { row, column }, SIZE)).toEqual({
    row: nextRow,
    column: nextColumn,
  });
});

test('other keys lead nowhere', () => {
  expect(placeAfterKey({ key: 'Enter', ctrlKey: false }, { row: 1, column: 1 }, SIZE)).toBeNull();
});
