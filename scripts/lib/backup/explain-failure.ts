import { UserError } from '../errors.mjs';

/** What keeps a backup from being made, for the person who can change it. Others are passed on as they are. */
export function explainFailure(error: unknown, adminUrl: string): unknown {
  if (!(error instanceof Error)) return error;
  const { code, path } = error as NodeJS.ErrnoException;
  const { hostname, port, pathname, username } = new URL(adminUrl);
  // Over a socket PostgreSQL knows the user of this process.
  const role = username === '' ? 'The role' : `The role ${username}`;
  const place = hostname === '' ? 'its socket' : `${hostname}:${port || 5432}`;
  switch (code) {
    case 'ECONNREFUSED':
      return new UserError(`Nobody listens at ${place} (DATABASE_ADMIN_URL). Is PostgreSQL running?`);
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new UserError(`The host ${hostname} of DATABASE_ADMIN_URL is not known.`);
    case '28P01':
    case '28000':
      return new UserError(
        `${role} of DATABASE_ADMIN_URL was refused by PostgreSQL. Check its password, and run this as the user of PostgreSQL.`,
      );
    case '3D000':
      return new UserError(`There is no database ${pathname.slice(1)} at ${place} (DATABASE_ADMIN_URL).`);
    case '42501':
      return new UserError(
        `${role} of DATABASE_ADMIN_URL may not make backups. Name an administrator of PostgreSQL, such as postgres.`,
      );
    case 'ENOENT':
      return new UserError(`There is no ${path} here. Run this on the machine of PostgreSQL.`);
    case 'EACCES':
    case 'EPERM':
      return new UserError(
        `This user may not use ${path}. Run this as the user of PostgreSQL: sudo -u postgres, with an archive that is its own.`,
      );
    default:
      return error;
  }
}
