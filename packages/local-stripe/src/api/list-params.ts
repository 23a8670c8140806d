import { invalid } from './api-error.ts';
import { integer, object, type Reader, text } from './readers.ts';

const limit: Reader<number> = (value, param) => {
  const count = integer(value, param);
  if (count < 1 || count > 100) throw invalid('This value must be between 1 and 100.', param);
  return count;
};

export const PAGE = { limit, starting_after: text, ending_before: text };

const range = object({ gt: integer, gte: integer, lt: integer, lte: integer });

/** A time, or one or two bounds of a range. */
export const time: Reader<(seconds: number) => boolean> = (value, param) => {
  if (typeof value === 'string') {
    const wanted = integer(value, param);
    return (seconds) => seconds === wanted;
  }
  const { gt, gte, lt, lte } = range(value, param);
  return (seconds) =>
    (gt === undefined || seconds > gt) &&
    (gte === undefined || seconds >= gte) &&
    (lt === undefined || seconds < lt) &&
    (lte === undefined || seconds <= lte);
};
