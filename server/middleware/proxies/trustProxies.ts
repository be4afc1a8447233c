import type { Express, RequestHandler } from 'express';

/**
 * An address as some proxies write it: in quotes, in brackets, or with a port. IPv6 has a port only behind brackets,
 * where it cannot be confused with the address.
 */
const WITH_ADDITIONS = /^"?(?:\[([\da-f:.]+(?:%[\w.]+)?)\]|(\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?"?$/i;

const plainAddress = (text: string): string => {
  const [, ipv6, ipv4] = WITH_ADDITIONS.exec(text) ?? [];
  return ipv6 ?? ipv4 ?? text;
};

/**
 * Express compares the forwarded addresses as they are. Each connection of a client has another port, so that it would
 * count as another client.
 */
const removePorts: RequestHandler = (req, _res, next) => {
  const forwarded = req.get('x-forwarded-for');
  if (forwarded !== undefined) {
    const addresses = forwarded.split(',').map((one) => plainAddress(one.trim()));
    req.headers['x-forwarded-for'] = addresses.join(', ');
  }
  next();
};

/** `trustProxy`: Express's 'trust proxy'. */
export function trustProxies(app: Express, trustProxy: number | string | boolean): void {
  app.set('trust proxy', trustProxy);
  app.use(removePorts);
}
