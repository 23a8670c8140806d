import { action, toggle } from './controls.ts';
import { element } from './element.ts';
import { languageCodes } from './load-messages.ts';
import type { PanelBoard } from './panel-board.ts';
import { section } from './section.ts';

/** What concerns the panel and its button, not the page. */
export function panelSettings(board: PanelBoard): HTMLElement {
  const { messages, loader } = board;
  const { saved } = loader;
  const keep = () => {
    loader.save();
    loader.refresh();
  };
  const follow = toggle(
    board,
    'follow',
    messages.follow,
    () => !!saved.f,
    () => board.follow(!saved.f),
  );
  const big = toggle(
    board,
    'big',
    messages.big,
    () => !!saved.b,
    () => {
      saved.b = !saved.b || undefined;
      loader.save();
      board.update();
    },
  );
  const move = action(board, 'move', messages.move, () => {
    saved.o = !saved.o || undefined;
    keep();
  });
  const hide = (label: string, forGood: boolean) =>
    element(
      'button',
      {
        type: 'button',
        onclick: () => {
          if (forGood) saved.h = true;
          else loader.hideForVisit();
          board.close();
          keep();
        },
      },
      label,
    );
  return section(
    messages.panel,
    element('div', { class: 'grid' }, big, follow),
    element('p', { class: 'hint' }, messages.followHint),
    element('p', { class: 'label', id: 'lang' }, messages.language),
    languages(board),
    element('p', { class: 'label', id: 'hide' }, messages.hide),
    element(
      'div',
      { class: 'seg', role: 'group', 'aria-labelledby': 'hide' },
      hide(messages.hideVisit, false),
      hide(messages.hideAlways, true),
    ),
    element('p', { class: 'hint' }, messages.hideHint),
    element('div', { class: 'grid' }, move),
  );
}

function languages(board: PanelBoard): HTMLElement {
  const { saved } = board.loader;
  const select = element('select', {
    'aria-labelledby': 'lang',
    onchange: () => {
      saved.l = select.value;
      board.loader.save();
      board.loader.refresh();
      board.redraw();
    },
  });
  for (const code of languageCodes) {
    const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
    select.append(element('option', { value: code, lang: code }, name));
  }
  select.value = board.language;
  return select;
}
