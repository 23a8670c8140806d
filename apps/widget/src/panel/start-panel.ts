import { fromDocument } from '../page/safe-document.ts';
import { type Choices, nothingChosen } from '../profiles/choices.ts';
import type { Feature } from '../settings/options.ts';
import type { Adjuster, Loader, Panel, PartScript } from '../settings/parts.ts';
import { buildPanel } from './build-panel.ts';
import { element } from './element.ts';
import { icons } from './icons.ts';
import { loadMessages } from './load-messages.ts';
import type { PanelBoard } from './panel-board.ts';
import { panelSheet } from './panel-sheet.ts';

/** Puts the panel behind the button: built on first opening, kept while closed. */
export async function startPanel(loader: Loader, adjuster: Adjuster): Promise<Panel> {
  const { root, button, saved } = loader;
  const { options } = adjuster;
  const frame = button.parentElement as HTMLElement;
  const history: { choices: Choices; follows: boolean }[] = [];
  const counted = new Set<Feature>();
  let updates: (() => void)[] = [];
  let dialog: HTMLElement | undefined;
  let before: HTMLElement | null = null;
  let messages = await loadMessages(loader, button.lang);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, panelSheet(loader)];

  const update = () => {
    dialog?.classList.toggle('big', !!saved.b);
    for (const show of updates) show();
  };
  const change = (make: () => void) => {
    const earlier = adjuster.settings();
    history.push({ choices: adjuster.choices(), follows: !!saved.f });
    make();
    update();
    // What the visitor has switched on is counted by its name, once per page view.
    const used = (Object.keys(options) as Feature[]).filter(
      (name) => !earlier[name] && adjuster.settings()[name] && !counted.has(name),
    );
    for (const name of used) counted.add(name);
    if (used[0]) loader.reportUses(used);
  };
  const restore = (choices: Choices, follows: boolean) => {
    if (!!saved.f !== follows) adjuster.follow(follows);
    adjuster.restore(choices);
  };
  const draw = () => {
    const scrolled = dialog?.scrollTop ?? 0;
    updates = [];
    const board: PanelBoard = {
      messages,
      icon: (name) => loader.drawIcon(icons[name] as string),
      options,
      loader,
      language: button.lang,
      settings: adjuster.settings,
      profiles: adjuster.profiles,
      isOn: (profile) => adjuster.choices().layers.includes(profile),
      toggleProfile: (profile) => change(() => adjuster.toggleProfile(profile)),
      set: (feature, value) => change(() => adjuster.set(feature, value)),
      follow: (on) => change(() => adjuster.follow(on)),
      show: (show) => void updates.push(show),
      reset: () => change(() => restore(nothingChosen, false)),
      canReset: () => !!saved.f || Object.keys(adjuster.settings()).length > 0,
      undo() {
        const last = history.pop();
        if (!last) return;
        restore(last.choices, last.follows);
        update();
      },
      canUndo: () => history.length > 0,
      close,
      update,
      async redraw() {
        messages = await loadMessages(loader, button.lang);
        draw();
        dialog?.querySelector('select')?.focus();
      },
    };
    dialog?.remove();
    dialog = buildPanel(board);
    dialog.lang = button.lang;
    dialog.dir = button.lang === 'ar' ? 'rtl' : 'ltr';
    dialog.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    });
    // Firefox leaves a control half out of sight when the keyboard comes to it.
    dialog.addEventListener('keyup', ({ target }) => (target as Element).scrollIntoView({ block: 'nearest' }));
    frame.append(dialog);
    update();
    dialog.scrollTop = scrolled;
    return dialog;
  };
  function close(): void {
    if (!dialog) return;
    dialog.remove();
    dialog = undefined;
    button.setAttribute('aria-expanded', 'false');
    // Back to where the visitor came from: our button, or the page's own.
    if (before && before !== loader.host) before.focus();
    else button.focus();
  }
  adjuster.onChange(update);
  adjuster.onFailure(() => {
    dialog?.querySelector('[role=alert]')?.remove();
    dialog?.querySelector('.head')?.append(element('p', { class: 'error', role: 'alert' }, messages.failed));
  });

  return {
    isOpen: () => dialog !== undefined,
    close,
    open() {
      if (dialog) return;
      const active = fromDocument('activeElement');
      before = active instanceof HTMLElement && active !== fromDocument('body') ? active : null;
      const opened = draw();
      button.setAttribute('aria-expanded', 'true');
      opened.focus();
    },
  };
}

const script = fromDocument('currentScript') as PartScript | null;
if (script) script.evenway = startPanel;
