/** Objects on which the page's named fields, forms and pictures shadow members (`<input name="matches">`). */
const isNameable = (tag: string): boolean => tag === 'HTMLFormElement' || tag === 'HTMLDocument';
const known = new WeakMap<object, object>();

/** An element or document with the browser's own members, whatever names the page uses. */
export function safe<Thing extends Node | null | undefined>(thing: Thing): Thing {
  if (!thing || !isNameable(tagOf(thing))) return thing;
  const members = known.get(thing) ?? new Proxy(Object.create(null), { get: (_, name) => ownMember(thing, name) });
  known.set(thing, members);
  return members as Thing;
}

/** Cannot be shadowed by a name, because it is a symbol; works across frames. */
const tagOf = (thing: object): string => (thing as { [Symbol.toStringTag]: string })[Symbol.toStringTag];

function ownMember(thing: Node, name: string | symbol): unknown {
  const value: unknown = Reflect.get(Object.getPrototypeOf(thing), name, thing);
  return typeof value === 'function' ? value.bind(thing) : value;
}
