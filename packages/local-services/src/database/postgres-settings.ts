/** Databases of tests live for seconds, and thousands of connections are opened to them: each would prove its password for long. */
const FOR_TESTS = { autovacuum: 'off', scram_iterations: 1 };

/** Given on the command line, so that a cluster made by an earlier version runs with today's settings. */
export function postgresSettings(port: number, durable: boolean, cluster: string): string[] {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    // Without durability it serves tests, and a statement by a socket of the file system takes them a quarter less.
    unix_socket_directories: durable ? '' : cluster,
    timezone: 'UTC',
    shared_buffers: '64MB',
    // For tests: three products with all their connections at once, and those that are ending.
    max_connections: durable ? 100 : 300,
    jit: 'off',
    // While a restored cluster reads its log, it is not ready yet, rather than ready and without writes.
    hot_standby: 'off',
    fsync: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    log_checkpoints: 'off',
    ...(!durable && FOR_TESTS),
    // Statements and key values hold people's addresses, which do not belong in a log.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
