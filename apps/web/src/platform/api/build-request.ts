import type { Call } from '@evenway/contract';

export interface RequestParts {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, string | undefined>> | undefined;
  readonly body?: unknown;
}

/** The path of a call below the API base, with its parameters filled in, without the query. */
export function buildPath(endpoint: Pick<Call, 'path'>, parts: RequestParts): string {
  return endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = parts.params?.[name];
    if (value === undefined) throw new Error(`Missing path parameter "${name}" of ${endpoint.path}`);
    return encodeURIComponent(value);
  });
}

/** The query with its question mark, or nothing. Parameters without a value are left out. */
export function buildQuery(parts: RequestParts): string {
  const given = Object.entries(parts.query ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}
