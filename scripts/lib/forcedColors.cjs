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

/**
 * Runs in the page. Finds selected items that look like unselected ones.
 * @param {typeof SELECTIONS} selections
 * @returns {string[]} one line for each finding
 */
const findUnmarkedSelections = (selections) => {
  /** @param {Element | null} element */
  const lookOf = (element) => {
    if (!element) return '';
    const { backgroundColor, outlineStyle, borderBottomWidth, borderColor } =
      globalThis.getComputedStyle(element);
    return [backgroundColor, outlineStyle, borderBottomWidth, borderColor].join();
  };
  /** @param {Element} element */
  const looks = (element) => `${lookOf(element)} ${lookOf(element.firstElementChild)}`;
  /** @param {Element} element */
  const isVisible = (element) => element.getClientRects().length > 0;
  return selections.flatMap(({ selected, item }) => {
    const marked = [...globalThis.document.querySelectorAll(selected)].find(isVisible);
    const plain = [...globalThis.document.querySelectorAll(`${item}:not(${selected})`)].find(
      isVisible,
    );
    return marked && plain && looks(marked) === looks(plain) ? [`not marked: ${selected}`] : [];
  });
};

/**
 * Runs in the page. Checks whether the focused element or one of its closest ancestors has an outline.
 * @returns {string | null} the beginning of the element's HTML if there is no outline
 */
const findFocusWithoutOutline = () => {
  const WITHIN = 4;
  const RING_PX = 2;
  const focused = globalThis.document.activeElement;
  if (!focused || focused === globalThis.document.body) return null;
  /** @type {Element | null} */
  let element = focused;
  for (let level = 0; element && level < WITHIN; level += 1, element = element.parentElement) {
    // A link that covers its row has its outline on a pseudo-element.
    for (const part of ['', '::after']) {
      const { outlineStyle, outlineWidth } = globalThis.getComputedStyle(element, part);
      if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= RING_PX) return null;
    }
  }
  return focused.outerHTML.slice(0, 120);
};

/**
 * Runs in the page. Marks the elements that have other colors than forced colors give to text. The others have the
 * contrast that the user has chosen.
 * @param {string} mark an attribute
 * @returns {boolean} whether there is one
 */
const markOwnColors = (mark) => {
  const { document, getComputedStyle } = globalThis;
  const sample = document.body.appendChild(document.createElement('i'));
  /** @param {string} color */
  const resolve = (color) => {
    sample.style.color = color;
    return getComputedStyle(sample).color;
  };
  const texts = new Set(['CanvasText', 'LinkText', 'ButtonText', 'GrayText'].map(resolve));
  const backgrounds = new Set(['Canvas', 'ButtonFace'].map(resolve));
  sample.remove();

  let isMarked = false;
  for (const element of document.body.querySelectorAll('*')) {
    const { color, backgroundColor } = getComputedStyle(element);
    const hasBackground = !backgroundColor.endsWith(', 0)');
    const isOwn = !texts.has(color) || (hasBackground && !backgrounds.has(backgroundColor));
    element.toggleAttribute(mark, isOwn);
    isMarked ||= isOwn;
  }
  return isMarked;
};

module.exports = { SELECTIONS, findUnmarkedSelections, findFocusWithoutOutline, markOwnColors };
