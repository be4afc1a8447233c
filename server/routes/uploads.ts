import express, { type Router } from 'express';
import { isPictureName } from '@server/domain/images/pictures';
import { asyncRoute } from '@server/middleware/asyncRoute';
import type { Store } from '@server/store/Store';
import { sendImage } from './sendImage';

/** GET /uploads/<name>: pictures of people and companies. A name is never reused for another picture. */
export function uploads({ store }: { store: Store }): Router {
  return express.Router().get(
    '/uploads/:name',
    asyncRoute(async (req, res, next) => {
      const name = req.params['name'] ?? '';
      const image = isPictureName(name)
        ? await store.read((tx) => tx.get('images', name))
        : undefined;
      if (!image) {
        next();
        return;
      }
      res.setHeader('Cache-Control', 'private,max-age=31536000,immutable');
      res.setHeader('ETag', `"${name}"`);
      sendImage(res, image);
    }),
  );
}
