import {
  createServer as createHttp,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { serveFile, type Served } from './served';

/** A key and its certificate as PEM texts. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

export interface ServeOptions {
  /** The project's folder. */
  readonly root: string;
  /** 0: any free one. */
  readonly port?: number;
  /** Served by https with this; the channel of Excel on the web needs it. */
  readonly certificate?: Certificate;
  /** Whether a browser may keep what it was sent; else what was built anew is seen with the next look. */
  readonly kept?: boolean;
  /** Told of each file as it is sent. */
  readonly sent?: (path: string, served: Served) => void;
  /** Answers before the files do. */
  readonly extra?: (path: string) => Served | null;
}

export interface Serving {
  readonly address: string;
  readonly close: () => Promise<void>;
}

const answer = async (
  { root, kept = false, sent, extra }: ServeOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const served = extra?.(pathname) ?? (await serveFile(root, pathname));
  if (!served) {
    response.writeHead(404).end();
    return;
  }
  sent?.(pathname, served);
  response.writeHead(200, {
    'Content-Type': served.type,
    'Cache-Control': kept ? 'max-age=3600' : 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(served.body);
};

const busy = (port: number): string =>
  `Port ${port} is already in use, perhaps by another workbench. Close that, or choose another port: npm run workbench -- --port ${port + 1}`;

const listening = (server: Server, port: number): Promise<number> =>
  new Promise((done, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      failed(error.code === 'EADDRINUSE' ? new Error(busy(port), { cause: error }) : error),
    );
    server.listen(port, 'localhost', () => done((server.address() as AddressInfo).port));
  });

/** Serves workbench, add-in, client and samples on this machine alone. */
export const serve = async (options: ServeOptions): Promise<Serving> => {
  const handler = (request: IncomingMessage, response: ServerResponse): void =>
    void answer(options, request, response).catch(() => response.writeHead(500).end());
  const { certificate } = options;
  const server: Server = certificate ? createHttps({ ...certificate }, handler) : createHttp(handler);
  const port = await listening(server, options.port ?? 0);
  return {
    address: `${certificate ? 'https' : 'http'}://localhost:${port}/`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
};
