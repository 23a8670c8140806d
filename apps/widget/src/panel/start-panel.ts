import { fromDocument } from '../page/safe-document.ts';
import type { Choices } from '../profiles/choices.ts';
import type { Feature } from '../settings/options.ts';
import type { PartScript } from '../settings/part-script.ts';
import type { Adjuster, Loader, Panel } from '../settings/parts.ts';
import { buildPanel } from './build-panel.ts';
import { captureKeys } from './capture-keys.ts';
import { element } from './element.ts';
import { loadMessages } from './load-messages.ts';
import type { Groups, PanelBoard } from './panel-board.ts';
import { panelSheet } from './panel-sheet.ts';

declare const GROUPS_PART: string;

/** Connects the panel to the button. Built when first opened, kept while closed. */
export async function startPanel(loader: Loader, adjuster: Adjuster): Promise<Panel> {
  const { root, button, saved, host, part, luminanceOf } = loader;
  const { options } = adjuster;
  const frame = button.parentElement as HTMLElement;
  const history: { choices: Choices; follows: boolean }[] = [];
  const counted = new Set<Feature>();
  let updates: (() => void)[] = [];
  let dialog: HTMLElement | undefined;
  let before: HTMLElement | null = null;
  let messages = await loadMessages(loader, button.lang);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, panelSheet(loader)];

  const withGroups: PanelBoard['withGroups'] = (use) => part<Groups>(GROUPS_PART).then(use).catch(fail);
  const dark = matchMedia('(prefers-color-scheme:dark)');
  const update = () => {
    if (!dialog) return;
    const { contrast, colors, textSize } = adjuster.settings();
    const background = colors?.split('-')[1];
    // Without a choice of light or dark, the panel follows the device.
    const asked = background
      ? luminanceOf(`#${background}`) < 0.18
      : contrast === 'dark' || (contrast !== 'light' && dark.matches);
    dialog.classList.toggle('dark', asked);
    dialog.classList.toggle('strong', !!contrast);
    dialog.classList.toggle('big', !!saved.b);
    // Half of the page's enlargement, so that the panel still fits.
    dialog.style.setProperty('--f', `${1 + Math.max(Number(textSize ?? 100) - 100, saved.b ? 50 : 0) / 200}`);
    for (const show of updates) show();
  };
  const change = (make: () => void) => {
    const earlier = adjuster.settings();
    const pressed = root.activeElement;
    const topOf = () => pressed?.getBoundingClientRect().top as number;
    const top = topOf();
    history.push({ choices: adjuster.choices(), follows: !!saved.f });
    make();
    update();
    // The panel grows with the text; keep the pressed control under the pointer. In browsers that do not focus it on a
    // press, there is no number and nothing scrolls.
    dialog?.scrollBy(0, topOf() - top);
    // Counts the functions that the visitor has switched on by name, once per page view.
    const used = (Object.keys(options) as Feature[]).filter(
      (name) => !earlier[name] && adjuster.settings()[name] && !counted.has(name),
    );
    for (const name of used) counted.add(name);
    if (used[0]) loader.report('uses', `/${used}`);
  };
  const restore = (choices: Choices, follows: boolean) => {
    if (!!saved.f !== follows) adjuster.follow(follows);
    adjuster.restore(choices);
  };
  const draw = () => {
    const scrolled = dialog?.scrollTop;
    updates = [];
    const board: PanelBoard = {
      messages,
      drawIcon: loader.drawIcon,
      withGroups,
      options,
      loader,
      settings: adjuster.settings,
      profiles: adjuster.profiles,
      isOn: (profile) => adjuster.choices().layers.includes(profile),
      toggleProfile: (profile) => change(() => adjuster.toggleProfile(profile)),
      set: (feature, value) =>
        change(() => {
          adjuster.set(feature, value);
          // Two ways to set the same colors of the page.
          const other = ({ contrast: 'colors', colors: 'contrast' } as const)[feature as 'colors'];
          if (other && value && adjuster.settings()[other]) adjuster.set(other, '');
        }),
      follow: (on) => change(() => adjuster.follow(on)),
      show(show) {
        updates.push(show);
        show();
      },
      reset: () => change(() => restore({ own: {}, layers: [] }, false)),
      canReset: () => !!saved.f || Object.keys(adjuster.settings()).length > 0,
      undo() {
        const last = history.pop();
        if (!last) return;
        restore(last.choices, last.follows);
        update();
      },
      canUndo: () => history.length > 0,
      close,
      leave,
      replace: (other) => focusTitle(attach(other)),
      update,
      async redraw() {
        messages = await loadMessages(loader, button.lang);
        draw().querySelector('select')?.focus();
      },
    };
    const opened = attach(buildPanel(board));
    // At the top the first time.
    opened.scrollTop = scrolled as number;
    return opened;
  };
  function attach(next: HTMLElement): HTMLElement {
    dialog?.remove();
    dialog = next;
    next.lang = button.lang;
    next.dir = button.lang === 'ar' ? 'rtl' : 'ltr';
    frame.append(next);
    update();
    return next;
  }
  function leave(): void {
    dialog?.remove();
    dialog = undefined;
    listen(false);
    button.setAttribute('aria-expanded', 'false');
  }
  function close(): void {
    if (!dialog) return;
    // On phones the button becomes visible and focusable only now.
    button.setAttribute('aria-expanded', 'false');
    // Returns the focus to where the visitor came from, our button or the page. Before the panel is hidden, so that the
    // focus is never lost.
    if (before?.isConnected && before !== host) before.focus();
    else (button.hidden ? frame : button).focus();
    leave();
  }
  // Takes the focus if there is no button to return it to.
  frame.tabIndex = -1;
  const listen = captureKeys(loader, close);
  // The page's key and click listeners must not react to what happens in here. Not on an element: screen readers call
  // everything inside an element with a click listener clickable.
  for (const type of ['keydown', 'keyup', 'click']) root.addEventListener(type, (event) => event.stopPropagation());
  dark.addEventListener('change', update);
  adjuster.onChange(update);
  function fail(): undefined {
    dialog?.querySelector('[role=alert]')?.remove();
    dialog?.querySelector('.bar')?.append(element('p', { role: 'alert' }, messages.failed));
  }
  adjuster.onFailure(fail);

  return {
    close,
    isOpen: () => !!dialog,
    enter: () => listen(dialog && root.activeElement),
    open() {
      if (dialog) return;
      const active = fromDocument('activeElement');
      before = active instanceof HTMLElement && active !== fromDocument('body') ? active : null;
      // A dialog of the page that would pull the focus back only sees that it has gone.
      before?.blur();
      button.setAttribute('aria-expanded', 'true');
      listen(true);
      focusTitle(draw());
    },
  };
}

/** Not the dialog itself, since screen readers would read all of its text. */
const focusTitle = (dialog: HTMLElement) => dialog.querySelector('h2')?.focus();

const script = fromDocument('currentScript') as PartScript | null;
if (script) script.evenway = startPanel;
