import type { FastifyPluginAsync } from 'fastify';

/** Where the application finds the stand-ins, in the form of its settings for the real ones. */
export interface LocalServiceAddresses {
  smtpUrl?: string;
}

/** Something to open on this machine, listed at `/local`. */
export interface LocalLink {
  name: string;
  description: string;
  path: `/${string}`;
}

/** One stand-in for the outside world, with its page under `/local`. */
export interface LocalService extends LocalLink {
  path: `/local/${string}`;
  /** Routes with their full paths, all below `path` or its `.json` variant. */
  plugin: FastifyPluginAsync;
  start(): Promise<LocalServiceAddresses>;
  stop(): Promise<void>;
}
