import { brotliCompressSync, constants } from 'node:zlib';

/**
 * A file as it is sent. Which encoding of distances is the shortest depends on chance, as the hashes in a file do; those
 * of long files take too long to try.
 */
export function shortestBrotli(bytes: Buffer): Buffer {
  const ways: [postfix: number, direct: number][] = [
    [0, 0],
    [0, 4],
    [0, 8],
    [0, 15],
    [1, 0],
    [2, 0],
    [2, 4],
    [3, 0],
  ];
  const encoded = ways.slice(0, bytes.length < 20_000 ? ways.length : 1).map(([postfix, direct]) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
        [constants.BROTLI_PARAM_NDIRECT]: direct,
      },
    }),
  );
  return encoded.reduce((best, one) => (one.length < best.length ? one : best));
}
