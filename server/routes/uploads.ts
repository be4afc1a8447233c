import { basename } from 'node:path';
import express, { type Router } from 'express';
import { isImageName } from '@server/domain/images';

/** Another image has another name. */
const FOR_EVER = 'max-age=31536000,immutable';
const A_DAY = 'max-age=86400';

/**
 * People's images from `folder`. Whatever a file turns out to be, it may run and load nothing,
 * and is taken for what its name says.
 */
export function uploads(folder: string): Router {
  const files = express.static(folder, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    setHeaders(res, path) {
      res.setHeader('Cache-Control', `private,${isImageName(basename(path)) ? FOR_EVER : A_DAY}`);
      res.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
      res.setHeader('X-Content-Type-Options', 'nosniff');
    },
  });
  return express.Router().use('/uploads', files);
}
