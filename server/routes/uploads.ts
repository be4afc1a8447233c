import express, { type Router } from 'express';

/**
 * People's images from `folder`. Whatever a file turns out to be, it may run and load nothing,
 * and is taken for what its name says.
 */
export function uploads(folder: string): Router {
  const files = express.static(folder, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    setHeaders(res) {
      res.setHeader('Cache-Control', 'private,max-age=86400');
      res.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
      res.setHeader('X-Content-Type-Options', 'nosniff');
    },
  });
  return express.Router().use('/uploads', files);
}
