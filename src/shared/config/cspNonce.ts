/** The nonce of the Content-Security-Policy; the server writes it into the page. */
export const cspNonce =
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

type Create = (...args: unknown[]) => unknown;

/**
 * Adds the nonce to every style element that is created, because antd's scroll lock and its growing
 * text areas create theirs without one.
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
