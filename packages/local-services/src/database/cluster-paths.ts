import path from 'node:path';

export interface ClusterPaths {
  dataDir: string;
  cluster: string;
  password: string;
  log: string;
}

export function clusterPaths(dataDir: string): ClusterPaths {
  return {
    dataDir,
    cluster: path.join(dataDir, 'cluster'),
    password: path.join(dataDir, 'password'),
    log: path.join(dataDir, 'postgres.log'),
  };
}
