/** The nonce of the Content-Security-Policy; the server writes it into the page. */
export const cspNonce =
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

type Create = (...args: unknown[]) => unknown;

/**
 * Puts the nonce on every style element that is made: antd's scroll lock and its growing text areas
 * make theirs without asking for one.
 */
export function markStyleElements(): void {
  const create = Reflect.get(document, 'createElement') as Create;
  const createMarked: Create = (...args) => {
    const element = Reflect.apply(create, document, args);
    if (element instanceof HTMLStyleElement) element.nonce = cspNonce;
    return element;
  };
  Reflect.set(document, 'createElement', createMarked);
}
