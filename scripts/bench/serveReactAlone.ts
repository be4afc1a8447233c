import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

const HTML =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>React alone</title>' +
  '<link rel="icon" href="data:,"><script defer src="/script.js"></script></head>' +
  '<body><div id="root"></div></body></html>';

/** Serves a page with React alone, minified and compressed like the product, until `work` ends. */
export async function onReactAlone<T>(work: (address: string) => Promise<T>): Promise<T> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'reactAlone.tsx')],
    bundle: true,
    minify: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = brotliCompressSync(outputFiles[0]?.contents ?? '');
  const page = brotliCompressSync(HTML);
  const server = createServer(({ url }, response) => {
    const isScript = url === '/script.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.setHeader('Content-Encoding', 'br');
    response.end(isScript ? script : page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}
