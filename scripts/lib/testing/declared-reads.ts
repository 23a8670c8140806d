import { READ_BY_ALL } from './passed-steps.ts';

/**
 * Files of the repository that were opened according to strace and lie outside of `reads`. What was built counts as
 * the app or package that it was built from.
 */
export function undeclaredReads(trace: string, reads: readonly string[], files: ReadonlySet<string>): string[] {
  const declared = [...READ_BY_ALL, ...reads];
  const opened = [...trace.matchAll(/open(?:at)?\((?:AT_FDCWD, )?"([^"]+)", O_RDONLY/g)].map(([, file = '']) => file);
  return [...new Set(opened)]
    .filter((file) => files.has(file) || /^(?:apps|packages)\/[^/]+\/dist\//.test(file))
    .filter((file) => !declared.some((place) => (place.endsWith('/') ? file.startsWith(place) : file === place)))
    .sort();
}
