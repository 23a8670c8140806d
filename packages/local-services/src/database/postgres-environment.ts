/** Fixed, so that PGDATA, PGOPTIONS and the like from the person's shell do not reach the embedded database. */
export const POSTGRES_ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
