/** Holds objects of the page weakly, so that those the page has dropped can be collected. */
export interface WeakList<Thing extends object> extends Iterable<Thing> {
  /** False if it was there already. */
  add: (thing: Thing) => boolean;
}

export function weakList<Thing extends object>(things: Iterable<Thing> = []): WeakList<Thing> {
  const known = new WeakSet<Thing>();
  const references = new Set<WeakRef<Thing>>();
  const list: WeakList<Thing> = {
    add(thing) {
      if (known.has(thing)) return false;
      known.add(thing);
      references.add(new WeakRef(thing));
      return true;
    },
    *[Symbol.iterator]() {
      for (const reference of references) {
        const thing = reference.deref();
        if (thing) yield thing;
        else references.delete(reference);
      }
    },
  };
  for (const thing of things) list.add(thing);
  return list;
}
