import pg from 'pg';

/*
 * Every connection to PostgreSQL in this repository. An 'error' event without a listener ends the process, and a
 * connection sends one whenever the database goes away: while it connects, while it is idle and while it is checked
 * out. These listen from the moment a connection exists. A check refuses to load `pg` anywhere else.
 */

/** Learns of lost connections; their users get an error anyway. */
export type OnLost = (error: Error) => void;

/** One connection that the process survives. */
export class Client extends pg.Client {
  constructor(config: string | pg.ClientConfig, onLost: OnLost = () => undefined) {
    super(config);
    this.on('error', onLost);
  }
}

/** A pool whose connections the process survives. */
export class Pool extends pg.Pool {
  constructor(config: pg.PoolConfig, onLost: OnLost = () => undefined) {
    super({
      ...config,
      // The pool itself only listens to connections that nobody uses.
      Client: class extends Client {
        constructor(options?: pg.ClientConfig) {
          super(options ?? {}, onLost);
        }
      },
    });
    // An idle connection reports to `onLost` itself. graphile-worker refuses a pool without either of the two.
    this.on('error', () => undefined);
    this.on('connect', () => undefined);
  }
}

export const { escapeLiteral } = pg;
