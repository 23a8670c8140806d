import type { Feature } from '../settings/options.ts';
import { element } from './element.ts';
import type { PanelBoard } from './panel-board.ts';

/**
 * A section of the panel with a heading that expands it. Which ones are open is remembered, and their content is loaded
 * with the first one opened.
 */
export function group(board: PanelBoard, letter: string, heading: string, features: readonly Feature[]): HTMLElement {
  const { saved, save } = board.loader;
  const body = element('div', { class: 'body' });
  const count = element('b');
  const head = element(
    'button',
    {
      type: 'button',
      onclick: () => {
        const open = body.hidden === true;
        const others = (saved.e ?? '').replace(letter, '');
        saved.e = (open ? others + letter : others) || undefined;
        save();
        show(open);
      },
      onpointerenter: () => void board.withGroups((groups) => groups.loadTexts(board.loader)),
    },
    heading,
    count,
  );
  const show = (open: boolean) => {
    head.setAttribute('aria-expanded', `${open}`);
    body.hidden = !open;
    if (!open) return;
    void board
      .withGroups((groups) => groups.fill(board, letter, features))
      .then((content) => {
        if (content && !body.firstChild) body.append(...content);
      });
  };
  board.show(() => {
    const on = features.filter((feature) => board.settings()[feature]).length;
    count.textContent = on ? `${on}` : '';
  });
  show(!!saved.e?.includes(letter));
  return element('section', {}, element('h3', {}, head), body);
}
