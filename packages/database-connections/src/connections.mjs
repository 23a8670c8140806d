import pg from 'pg';

/*
 * Every connection to PostgreSQL in this repository. An 'error' event without a listener ends the process, and a
 * connection sends one whenever the database goes away: while it connects, while it is idle and while it is checked
 * out. These listen from the moment a connection exists. A check refuses to load `pg` anywhere else.
 *
 * JavaScript, because commands such as `npm run db:backup` run without a compiler.
 */

/** @typedef {(error: Error) => void} OnLost Learns of lost connections; their users get an error anyway. */

/** One connection that the process survives. */
export class Client extends pg.Client {
  /**
   * @param {string | import('pg').ClientConfig} config
   * @param {OnLost} [onLost]
   */
  constructor(config, onLost = () => undefined) {
    super(config);
    this.on('error', onLost);
  }
}

/** A pool whose connections the process survives. */
export class Pool extends pg.Pool {
  /**
   * @param {import('pg').PoolConfig} config
   * @param {OnLost} [onLost]
   */
  constructor(config, onLost = () => undefined) {
    super({
      ...config,
      // The pool itself only listens to connections that nobody uses.
      Client: class extends Client {
        /** @param {import('pg').ClientConfig} options */
        constructor(options) {
          super(options, onLost);
        }
      },
    });
    // An idle connection reports to `onLost` itself. graphile-worker refuses a pool without either of the two.
    this.on('error', () => undefined);
    this.on('connect', () => undefined);
  }
}

export const { escapeLiteral } = pg;
