/** Test databases live for seconds and get thousands of connections: verifying a password would take long for each. */
const FOR_TESTS = { autovacuum: 'off', scram_iterations: 1 };

/** On the command line, so that a cluster created by an earlier version runs with today's settings. */
export function postgresSettings(port: number, durable: boolean, cluster: string): string[] {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    // Without durability it is for tests, which run a quarter faster over a Unix socket.
    unix_socket_directories: durable ? '' : cluster,
    timezone: 'UTC',
    shared_buffers: '64MB',
    // For tests: three products with all their connections, and those that are closing.
    max_connections: durable ? 100 : 300,
    jit: 'off',
    // While a restored cluster replays its log, it is not ready, rather than ready and read-only.
    hot_standby: 'off',
    fsync: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    log_checkpoints: 'off',
    ...(!durable && FOR_TESTS),
    // Statements and key values contain people's addresses, which do not belong in a log.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
