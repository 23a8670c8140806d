import type { MessageTexts } from '../locales/messages.ts';
import { hint } from '../panel/controls.ts';
import { element } from '../panel/element.ts';
import type { GroupBoard } from '../panel/panel-board.ts';
import type { Feature } from '../settings/options.ts';
import { type Draft, newAttempt, type Sent, sendMessage } from './send-message.ts';

/** The server's maximum lengths. */
const LONGEST = { goal: 1000, barrier: 4000, email: 254, path: 500 };
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

const emptyDraft = (): Draft => ({
  goal: '',
  barrier: '',
  email: '',
  path: false,
  functions: false,
  attempt: newAttempt(),
});

/** Survives closing the panel, changing its language and an outage; ends with the page. Nothing is stored. */
let draft = emptyDraft();
let sent: (Sent & { email: string }) | undefined;
let isWaiting = false;
/** The visible form. The panel may be redrawn while a message is being sent: the outcome is shown in the new form. */
let visibleForm: { done: () => void; fail: (text: string) => void };
/** The last attempt failed: when the connection is back, the visible form says so. */
let showOnline: (() => void) | undefined;
addEventListener('online', () => showOnline?.());

/** The form, or the confirmation. What is typed stays until the message has arrived. */
export function messageForm(board: GroupBoard, texts: MessageTexts): HTMLElement {
  const area = element('div', { class: 'm' });
  const draw = () => {
    area.replaceChildren(...(sent ? receipt(texts, sent, restart) : form(board, texts, done)));
    return area.querySelector('[tabindex]') as HTMLElement | null;
  };
  const restart = () => {
    sent = undefined;
    draw();
    area.querySelector('textarea')?.focus();
  };
  const done = () => draw()?.focus();
  draw();
  return area;
}

function form(board: GroupBoard, texts: MessageTexts, done: () => void): Node[] {
  const { settings, messages, loader } = board;
  const path = location.pathname.slice(0, LONGEST.path);
  const errors: Partial<Record<'goal' | 'barrier' | 'email', HTMLElement>> = {};
  const fields: Partial<Record<'goal' | 'barrier' | 'email', HTMLInputElement | HTMLTextAreaElement>> = {};
  const field = (name: 'goal' | 'barrier' | 'email', label: string, more: Record<string, string>, help?: string) => {
    const isLong = name !== 'email';
    const error = element('p', { id: `m-${name}-e`, class: 'wrong' });
    const input = element(isLong ? 'textarea' : 'input', {
      id: `m-${name}`,
      maxlength: `${LONGEST[name]}`,
      'aria-describedby': `m-${name}-e${help ? ` m-${name}-h` : ''}`,
      oninput: () => {
        draft[name] = input.value;
      },
      ...more,
    }) as HTMLInputElement;
    input.value = draft[name];
    errors[name] = error;
    fields[name] = input;
    const about = help ? [element('p', { id: `m-${name}-h`, class: 'hint' }, help)] : [];
    return [element('label', { for: `m-${name}`, class: 'label' }, label), ...about, input, error];
  };
  const tick = (name: 'path' | 'functions', label: string) => {
    const input = element('input', {
      type: 'checkbox',
      id: `m-${name}`,
      onchange: () => {
        draft[name] = input.checked;
      },
    });
    input.checked = draft[name];
    const what = element('bdi');
    const row = element('div', { class: 'tick' }, input, element('label', { for: `m-${name}` }, `${label} `, what));
    return { row, what };
  };
  const page = tick('path', texts.page);
  page.what.textContent = path;
  const functions = tick('functions', texts.functions);
  const switchedOn = () => (Object.keys(board.options) as Feature[]).filter((name) => settings()[name]);
  board.show(() => {
    functions.row.hidden = !switchedOn()[0];
    functions.what.textContent = switchedOn()
      .map((name) => messages[name])
      .join(', ');
  });
  const state = element('p', { role: 'alert' });
  const button = element('button', { type: 'submit' });
  const show = () => {
    button.textContent = isWaiting ? texts.sending : texts.send;
    button.setAttribute('aria-disabled', `${isWaiting}`);
  };
  /** Shows the problem at each field and focuses the first one. */
  const isComplete = () => {
    const problems = {
      goal: draft.goal.trim() ? '' : texts.missing,
      barrier: draft.barrier.trim() ? '' : texts.missing,
      email: !draft.email.trim() || EMAIL.test(draft.email.trim()) ? '' : texts.badEmail,
    };
    const names = Object.keys(problems) as (keyof typeof problems)[];
    for (const name of names) {
      (errors[name] as HTMLElement).textContent = problems[name];
      (fields[name] as HTMLElement).setAttribute('aria-invalid', `${!!problems[name]}`);
    }
    const first = names.find((name) => problems[name]);
    if (first) fields[first]?.focus();
    return !first;
  };
  const showBackOnline = () => {
    state.textContent = texts.online;
  };
  const submit = async (event: Event) => {
    event.preventDefault();
    if (isWaiting || !isComplete()) return;
    state.textContent = '';
    isWaiting = true;
    show();
    const email = draft.email.trim();
    const outcome = await sendMessage(loader, {
      goal: draft.goal,
      barrier: draft.barrier,
      email: email || null,
      path: draft.path ? path : null,
      functions: draft.functions ? switchedOn() : null,
      language: loader.button.lang,
      attempt: draft.attempt,
    });
    isWaiting = false;
    showOnline = outcome === undefined ? showBackOnline : undefined;
    if (typeof outcome === 'object') {
      sent = { ...outcome, email };
      draft = emptyDraft();
      return visibleForm.done();
    }
    const known: Record<string, string> = {
      message_links: texts.links,
      messages_off: texts.closed,
      too_many_requests: texts.busy,
      message_proof_needed: texts.busy,
    };
    visibleForm.fail(known[`${outcome}`] ?? texts.failed);
  };
  visibleForm = {
    done,
    fail: (text) => {
      show();
      state.textContent = text;
    },
  };
  // The panel may have been redrawn since the last attempt.
  if (showOnline) showOnline = showBackOnline;
  show();
  return [
    hint(texts.intro),
    element(
      'form',
      { novalidate: '', onsubmit: (event) => void submit(event) },
      ...field('goal', texts.goal, { rows: '2', 'aria-required': 'true' }),
      ...field('barrier', texts.barrier, { rows: '4', 'aria-required': 'true' }),
      ...field('email', texts.email, { type: 'email', autocomplete: 'email' }, texts.emailHint),
      page.row,
      functions.row,
      state,
      button,
    ),
  ];
}

/** The link to the private page. It is shown only here, to be copied by hand or with the button. */
function receipt(texts: MessageTexts, { url, isMailed, email }: Sent & { email: string }, restart: () => void): Node[] {
  const link = element('input', { id: 'm-link', readonly: '', value: url, onfocus: () => link.select() });
  const copied = element('p', { role: 'status' });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      // Without https, or if the page forbids the clipboard: selected, it can be copied with the keyboard.
      link.focus();
      return;
    }
    copied.textContent = texts.copied;
  };
  return [
    element('p', { tabindex: '-1', class: 'thanks' }, texts.sent),
    hint(texts.keep),
    ...(email && isMailed ? [hint(texts.mailed)] : []),
    element('label', { for: 'm-link', class: 'label' }, texts.link),
    link,
    element('button', { type: 'button', onclick: () => void copy() }, texts.copy),
    copied,
    element('button', { type: 'button', onclick: restart }, texts.another),
  ];
}
