/** Declarations by element. */
export type Room = Map<Element, string>;

const add = (room: Room, element: Element, css: string): void => {
  const earlier = room.get(element) ?? '';
  if (!earlier.includes(css)) room.set(element, earlier + css);
};

/** A box as high as before or higher, as its text needs it; one that stands still in the window scrolls instead. */
export function makeRoom(box: Element, height: string, room: Room): void {
  const { position, overflowX, display, flexWrap } = getComputedStyle(box);
  const stays = /fixed|sticky/.test(position) || box.clientHeight > innerHeight * 0.9;
  if (box.scrollHeight > box.clientHeight + 2 || !box.textContent?.trim() || box.matches('select,input'))
    add(
      room,
      box,
      stays
        ? 'overflow-y:auto!important;'
        : `height:auto!important;min-height:${height}!important;-webkit-line-clamp:none!important;`,
    );
  if (box.scrollWidth <= box.clientWidth + 2 || overflowX === 'visible') return;
  if (display.endsWith('flex') && flexWrap === 'nowrap') add(room, box, 'flex-wrap:wrap!important;');
  const edge = box.getBoundingClientRect().right;
  for (const inner of [box, ...box.querySelectorAll('*')])
    if (inner === box || inner.getBoundingClientRect().right > edge) unwrap(inner, room);
}

function unwrap(element: Element, room: Room): void {
  if (getComputedStyle(element).whiteSpace === 'nowrap')
    add(room, element, 'white-space:normal!important;overflow-wrap:anywhere!important;');
}

/** Rows that were made for one line take a second one. */
export function wrapRows(outside: readonly Element[], room: Room): void {
  for (const element of outside) {
    for (let box: Element | null = element; box && box.localName !== 'body'; box = box.parentElement) {
      const { display, flexWrap, flexDirection } = getComputedStyle(box);
      if (display.endsWith('flex') && flexWrap === 'nowrap' && flexDirection.startsWith('row'))
        add(room, box, 'flex-wrap:wrap!important;max-width:100%!important;');
      unwrap(box, room);
    }
  }
}

/** Words that are wider than the window, and boxes that grow with their words. */
export function breakWords(outside: readonly Element[], room: Room): void {
  for (const element of outside)
    if (element.textContent?.trim() && !element.closest('table'))
      add(room, element, 'overflow-wrap:anywhere!important;min-width:0!important;max-width:100%!important;');
}

/** What cannot become narrower scrolls within its own place. */
export function scrollTables(outside: readonly Element[], room: Room): void {
  for (const element of outside) {
    const parent = element.parentElement;
    if (element.localName === 'table' && parent && parent.localName !== 'body')
      add(room, parent, 'overflow-x:auto!important;');
  }
}
