import { wrapMethod } from './wrap-method.ts';

/** Makes smooth scrolling by scripts instant. */
export function scrollAtOnce(): () => void {
  const plain = (_self: unknown, args: unknown[]) =>
    args.map((given) =>
      Object(given) === given && (given as ScrollOptions).behavior === 'smooth'
        ? { ...(given as ScrollOptions), behavior: 'auto' }
        : given,
    );
  const undo = [Element.prototype, window].flatMap((owner) =>
    ['scroll', 'scrollTo', 'scrollBy', 'scrollIntoView'].map((name) => wrapMethod(owner, name, plain)),
  );
  return () => {
    for (const step of undo) step();
  };
}
