/** What has members by the names that the page gives to its fields, forms and pictures (`<input name="matches">`). */
const isNameable = (tag: string): boolean => tag === 'HTMLFormElement' || tag === 'HTMLDocument';
const known = new WeakMap<object, object>();

/** An element or document whose members are the browser's own, whatever the page has named after them. */
export function safe<Thing extends Node | null | undefined>(thing: Thing): Thing {
  if (!thing || !isNameable(tagOf(thing))) return thing;
  const members = known.get(thing) ?? new Proxy(Object.create(null), { get: (_, name) => ownMember(thing, name) });
  known.set(thing, members);
  return members as Thing;
}

/** The one thing that cannot be named: a symbol, and the same for what belongs to a frame. */
const tagOf = (thing: object): string => (thing as { [Symbol.toStringTag]: string })[Symbol.toStringTag];

function ownMember(thing: Node, name: string | symbol): unknown {
  const value: unknown = Reflect.get(Object.getPrototypeOf(thing), name, thing);
  return typeof value === 'function' ? value.bind(thing) : value;
}
