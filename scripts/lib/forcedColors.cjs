/**
 * What forced colors (contrast themes) must show by more than a background color that they remove: what is chosen,
 * beside another of its kind.
 */
const MARKS = [
  { chosen: '.ant-radio-button-wrapper-checked', kind: '.ant-radio-button-wrapper' },
  { chosen: '.ant-radio-checked', kind: '.ant-radio' },
  { chosen: '.ant-checkbox-checked', kind: '.ant-checkbox' },
  { chosen: '.ant-switch-checked', kind: '.ant-switch' },
  { chosen: '.ant-tabs-tab-active', kind: '.ant-tabs-tab' },
  { chosen: '.ant-pagination-item-active', kind: '.ant-pagination-item' },
  { chosen: '.ant-select-item-option-selected', kind: '.ant-select-item-option' },
  { chosen: '[cmdk-item][aria-selected=true]', kind: '[cmdk-item]' },
  { chosen: 'nav [aria-current]', kind: 'nav a' },
  { chosen: '[role=progressbar] > * > *', kind: '[role=progressbar] > *' },
];

/**
 * Runs in the page. What is chosen there but looks like the rest of its kind.
 * @param {typeof MARKS} marks
 * @returns {string[]} a line each
 */
const unmarkedIn = (marks) => {
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
  return marks.flatMap(({ chosen, kind }) => {
    const marked = [...globalThis.document.querySelectorAll(chosen)].find(isVisible);
    const plain = [...globalThis.document.querySelectorAll(`${kind}:not(${chosen})`)].find(
      isVisible,
    );
    return marked && plain && looks(marked) === looks(plain) ? [`not marked: ${chosen}`] : [];
  });
};

/**
 * Runs in the page. The element that has the focus, if neither it nor what surrounds it closely has an outline.
 * @returns {string | null} its beginning
 */
const focusWithoutRing = () => {
  const WITHIN = 4;
  const RING_PX = 2;
  const focused = globalThis.document.activeElement;
  if (!focused || focused === globalThis.document.body) return null;
  /** @type {Element | null} */
  let element = focused;
  for (let level = 0; element && level < WITHIN; level += 1, element = element.parentElement) {
    const { outlineStyle, outlineWidth } = globalThis.getComputedStyle(element);
    if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= RING_PX) return null;
  }
  return focused.outerHTML.slice(0, 120);
};

module.exports = { MARKS, unmarkedIn, focusWithoutRing };
