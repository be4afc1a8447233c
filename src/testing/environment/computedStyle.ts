const { getComputedStyle: readComputedStyle } = window;

/**
 * The default `display` of an element by its tag and the attributes that change it, cached because jsdom needs
 * milliseconds to compute one.
 */
const displays = new Map<string, string>();

function defaultDisplay(element: Element): string {
  if (element.hasAttribute('hidden')) return 'none';
  const type = element.getAttribute('type') ?? '';
  const key = `${element.localName} ${type} ${String(element.hasAttribute('open'))}`;
  const known = displays.get(key);
  if (known !== undefined) return known;
  const { display } = readComputedStyle.call(window, element.cloneNode() as Element);
  displays.set(key, display);
  return display;
}

function inlineStyle(element: Element): CSSStyleDeclaration | undefined {
  return element.hasAttribute('style') ? (element as HTMLElement).style : undefined;
}

function visibilityOf(element: Element): string {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const visibility = inlineStyle(one)?.visibility;
    if (visibility) return visibility;
  }
  return 'visible';
}

/** antd calculates with these lengths when it measures a text area. */
const IS_LENGTH = /^(padding|border-.*-width)/;

/**
 * Replaces `getComputedStyle`. Tests load no style sheets, so an element's style follows from its
 * tag and its `style` attribute. jsdom would match every rule of its default style sheet on each
 * call.
 */
export function computedStyle(element: Element): CSSStyleDeclaration {
  const read = (property: string): string => {
    if (property === 'visibility') return visibilityOf(element);
    const inline = inlineStyle(element)?.getPropertyValue(property);
    if (inline) return inline;
    if (property === 'display') return defaultDisplay(element);
    return IS_LENGTH.test(property) ? '0px' : '';
  };
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_style, property) => {
      if (property === 'getPropertyValue') return read;
      return typeof property === 'string' ? read(dashed(property)) : undefined;
    },
  });
}

const dashed = (property: string) =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
