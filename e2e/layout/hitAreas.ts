/** The minimum width and height of a target in CSS px; half a pixel of tolerance covers rounding. */
export const MIN_TARGET_SIZE = 44;

/** What opens over a page. While one is open, only the controls in it can be used. */
export const OVERLAYS = '[role=dialog], .ant-dropdown, .ant-select-dropdown, .ant-popover';

interface Measured {
  finger: number;
  overlays: string;
}

/**
 * Lists the targets that are too small for a finger, one line each. It measures each control from its
 * center outward, up to the point where another element would receive the tap. It scrolls the page to each
 * control, and at the end to the top. Runs in the page.
 */
export async function smallTargets({ finger, overlays }: Measured): Promise<string[]> {
  const PRESSED = [
    'a[href], button, input, textarea, summary, [tabindex="0"]',
    '[role=button], [role=tab], [role=menuitem], [role=switch], [role=option]',
    '.ant-select-item-option, .ant-select-clear',
  ].join();
  /** Elements around a control that also activate it when tapped, such as its label. */
  const FRAME =
    'label, .ant-select, .ant-input-affix-wrapper, .ant-input-number, .ant-tabs-tab, .ant-picker';

  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
    element.getBoundingClientRect().width > 1 &&
    getComputedStyle(element).pointerEvents !== 'none' &&
    element.closest('[aria-hidden=true], [inert]') === null &&
    element.getAttribute('href') !== '#content';
  /** Links within running text are exempt, because the text leaves no room for larger targets. */
  const isInText = (element: Element) => {
    const surroundingText = element.parentElement?.textContent.trim() ?? '';
    const { display } = getComputedStyle(element);
    return (
      display === 'inline' && surroundingText.length > (element.textContent.trim().length || 1) + 8
    );
  };
  const isHit = (target: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    if (!hit) return false;
    if (target.contains(hit)) return true;
    const control = hit.closest('label')?.control ?? null;
    return control !== null && target.contains(control);
  };

  const over = [...document.querySelectorAll(overlays)].filter((layer) => layer.checkVisibility());
  const topmost = over.filter(
    (layer) => !over.some((other) => other !== layer && layer.contains(other)),
  );
  const canBePressed = (element: Element) =>
    topmost.length === 0 || topmost.some((layer) => layer.contains(element));

  const small: string[] = [];
  for (const element of document.querySelectorAll(PRESSED)) {
    const target =
      (element.matches('input, textarea, [role=tab]') && element.closest(FRAME)) || element;
    if (!canBePressed(target) || !isShown(target) || isInText(element)) continue;
    if (element.matches(':disabled, [aria-disabled=true]')) continue;
    target.scrollIntoView({ block: 'center', inline: 'center' });
    const box = target.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (!isHit(target, x, y)) {
      small.push(`covered: ${element.outerHTML.slice(0, 120)}`);
      continue;
    }
    const reach = (dx: number, dy: number, needed: number) => {
      let length = 0;
      // A hit test takes long, so that most of the way is measured in large steps.
      for (const step of [4, 0.5]) {
        while (length < needed && isHit(target, x + dx * (length + step), y + dy * (length + step)))
          length += step;
      }
      return length;
    };
    const left = reach(-1, 0, finger);
    const wide = left + reach(1, 0, finger - left);
    const above = reach(0, -1, finger);
    const high = above + reach(0, 1, finger - above);
    if (wide < finger - 0.5 || high < finger - 0.5) {
      const name = element.getAttribute('aria-label') ?? element.textContent.trim();
      const kind = `${element.tagName.toLowerCase()}.${element.className.replaceAll(' ', '.')}`;
      small.push(`${wide}×${high} ${kind} “${name.slice(0, 40)}”`);
    }
  }
  window.scrollTo({ top: 0 });
  await new Promise(requestAnimationFrame);
  return small;
}
