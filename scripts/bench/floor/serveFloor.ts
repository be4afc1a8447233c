import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import bundling from '../../build/bundling.cjs';

const HTML =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title>' +
  '<link rel="icon" href="data:,"><script defer src="/assets/floor.js"></script></head>' +
  '<body><div id="root"></div></body></html>';

/** Serves a page with React alone, built and compressed like the product. */
export async function serveFloor() {
  const files: Record<string, { type: string; body: Buffer }> = {
    '/assets/floor.js': { type: 'text/javascript', body: brotliCompressSync(await buildFloor()) },
  };
  const page = { type: 'text/html; charset=utf-8', body: brotliCompressSync(HTML) };
  const server = createServer((request, response) => {
    const { type, body } = files[request.url ?? ''] ?? page;
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Encoding': 'br',
      'Content-Length': body.length,
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function buildFloor(): Promise<Buffer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'value-drivers-floor-'));
  try {
    await compile({
      mode: 'production',
      entry: path.join(__dirname, 'page.tsx'),
      output: { path: folder, filename: 'floor.js' },
      resolve: { extensions: ['.tsx', '.ts', '.js'] },
      module: { rules: [bundling.typescriptRule] },
      optimization: {
        minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
      },
      performance: { hints: false },
    });
    return readFileSync(path.join(folder, 'floor.js'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function compile(config: webpack.Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(config, (failure, stats) => {
      if (failure) reject(failure);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}
