import { isForTyping, shortcutOf } from './shortcuts';

describe('a key in the action form', () => {
  it.each([
    ['n', { go: 'next' }],
    ['P', { go: 'previous' }],
    ['r', { field: 'relevance' }],
    ['7', { value: 7 }],
    ['0', { value: 10 }],
    ['x', undefined],
    ['Enter', undefined],
  ])('%s for the state', (key, does) => {
    expect(shortcutOf(key, 'revenue_state')).toEqual(does);
  });

  it.each([
    ['1', { value: 0 }],
    ['5', { value: 8 }],
    ['6', undefined],
    ['0', undefined],
  ])('%s for a grade', (key, does) => {
    expect(shortcutOf(key, 'cost')).toEqual(does);
  });

  it.each([
    ['<input type="number">', {}, true],
    ['<textarea></textarea>', {}, true],
    ['<input type="radio">', {}, false],
    ['<button></button>', {}, false],
    ['<button></button>', { ctrlKey: true }, true],
  ])('in %s with %j is for typing: %s', (html, held, expected) => {
    document.body.innerHTML = html;
    const event = new KeyboardEvent('keydown', { key: 'n', bubbles: true, ...held });
    document.body.firstElementChild?.dispatchEvent(event);
    expect(isForTyping(event)).toBe(expected);
  });
});
