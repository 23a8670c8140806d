import { element } from './element.ts';
import { icons } from './icons.ts';
import { languageCodes } from './load-messages.ts';
import type { PanelBoard } from './panel-board.ts';

/** Each language under its own name, behind an icon that can be found without reading. */
export function languages(board: PanelBoard): HTMLElement {
  const { saved, button, save, refresh } = board.loader;
  const select = element('select', {
    'aria-label': board.messages.language,
    onchange: () => {
      saved.l = select.value;
      save();
      refresh();
      board.redraw();
    },
  });
  for (const code of languageCodes) {
    const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
    select.append(element('option', { value: code, lang: code }, name));
  }
  select.value = button.lang;
  return element('span', { class: 'lang' }, board.drawIcon(icons.language), select);
}
