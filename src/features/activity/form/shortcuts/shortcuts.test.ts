import { isReservedKey, shortcutOf } from './shortcuts';

describe('a key that is pressed in the action form', () => {
  it.each([
    ['n', { go: 'next' }],
    ['P', { go: 'previous' }],
    ['r', { field: 'relevance' }],
    ['7', { value: 7 }],
    ['0', { value: 10 }],
    ['x', undefined],
    ['Enter', undefined],
  ])('%s means %j while the state is selected', (key, shortcut) => {
    expect(shortcutOf(key, 'revenue_state')).toEqual(shortcut);
  });

  it.each([
    ['1', { value: 0 }],
    ['5', { value: 8 }],
    ['6', undefined],
    ['0', undefined],
  ])('%s means %j while a level field is selected', (key, shortcut) => {
    expect(shortcutOf(key, 'cost')).toEqual(shortcut);
  });

  it.each([
    ['1', { value: 1 }],
    ['3', { value: 3 }],
    ['4', undefined],
    ['0', undefined],
  ])('%s means %j while the confidence is selected', (key, shortcut) => {
    expect(shortcutOf(key, 'confidence')).toEqual(shortcut);
  });

  it.each([
    ['<input type="number">', {}, true],
    ['<textarea></textarea>', {}, true],
    ['<input type="radio">', {}, false],
    ['<button></button>', {}, false],
    ['<button></button>', { ctrlKey: true }, true],
  ])('in %s with %j belongs to the field or the browser: %s', (html, modifiers, expected) => {
    document.body.innerHTML = html;
    const event = new KeyboardEvent('keydown', { key: 'n', bubbles: true, ...modifiers });
    document.body.firstElementChild?.dispatchEvent(event);
    expect(isReservedKey(event)).toBe(expected);
  });
});
