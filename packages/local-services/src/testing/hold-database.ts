import { startEmbeddedPostgres } from '../database/embedded-postgres.ts';

/** A separate program that starts the database and waits: a test kills it. */
const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error('Give the data directory.');
const { url, stop } = await startEmbeddedPostgres({ dataDir, durable: true });
process.once('SIGTERM', () => stop().then(() => process.exit(0)));
console.log(url);
setInterval(() => undefined, 60_000);
