import type { Page } from 'playwright-core';

/**
 * Forced colors (contrast themes) remove background colors. In each of these pairs, a selected item must still look
 * different from an unselected one.
 */
const SELECTIONS = [
  { selected: '.ant-radio-button-wrapper-checked', item: '.ant-radio-button-wrapper' },
  { selected: '.ant-radio-checked', item: '.ant-radio' },
  { selected: '.ant-checkbox-checked', item: '.ant-checkbox' },
  { selected: '.ant-switch-checked', item: '.ant-switch' },
  { selected: '.ant-tabs-tab-active', item: '.ant-tabs-tab' },
  { selected: '.ant-pagination-item-active', item: '.ant-pagination-item' },
  { selected: '.ant-select-item-option-selected', item: '.ant-select-item-option' },
  { selected: '[cmdk-item][aria-selected=true]', item: '[cmdk-item]' },
  { selected: 'nav [aria-current]', item: 'nav a' },
  { selected: '[role=progressbar] > * > *', item: '[role=progressbar] > *' },
];

/** Finds selected items that look like unselected ones, one line each. */
export const unmarkedSelections = (page: Page): Promise<string[]> =>
  page.evaluate((selections) => {
    const lookOf = (element: Element | null) => {
      if (!element) return '';
      const style = getComputedStyle(element);
      const { backgroundColor, outlineStyle, borderBottomWidth, borderColor } = style;
      return [backgroundColor, outlineStyle, borderBottomWidth, borderColor].join();
    };
    const looks = (element: Element) => `${lookOf(element)} ${lookOf(element.firstElementChild)}`;
    const firstVisible = (selector: string) =>
      [...document.querySelectorAll(selector)].find(
        (element) => element.getClientRects().length > 0,
      );
    return selections.flatMap(({ selected, item }) => {
      const marked = firstVisible(selected);
      const plain = firstVisible(`${item}:not(${selected})`);
      return marked && plain && looks(marked) === looks(plain) ? [`not marked: ${selected}`] : [];
    });
  }, SELECTIONS);

/**
 * Returns the beginning of the focused element's HTML if neither it nor one of its closest ancestors has an outline of
 * at least 2 px; otherwise null.
 */
export const focusWithoutOutline = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    let element: Element | null = focused;
    for (let level = 0; element && level < 4; level += 1, element = element.parentElement) {
      // A link that covers its row has its outline on a pseudo-element.
      for (const part of ['', '::after']) {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
        if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) return null;
      }
    }
    return focused.outerHTML.slice(0, 120);
  });
