import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetKept } from '../../lib/kept-values.ts';
import { createFormStore } from './form-store.ts';
import { keepForm } from './keep-form.ts';

const initial = { email: '', password: '', chosen: '', code: '', secret: '', hidden: '', terms: false };
const TYPED = {
  email: 'ada@example.com',
  password: 'Bakery42!',
  chosen: 'Bakery43!',
  code: '123456',
  secret: 'shown',
  hidden: 'x',
  terms: true,
};

interface Control {
  type: string;
  autocomplete: string;
  dataset: Record<string, string>;
  closest: () => unknown;
}
const control = (change: Partial<Control> = {}): Control => ({
  type: 'text',
  autocomplete: '',
  dataset: {},
  closest: () => null,
  ...change,
});
let controls: Record<string, Control>;
let page: { isConnected: boolean };
const location = { pathname: '/auth/signup' };

beforeEach(() => {
  vi.useRealTimers();
  const stored = new Map<string, string>();
  location.pathname = '/auth/signup';
  page = { isConnected: true };
  controls = {
    email: control(),
    password: control({ type: 'password' }),
    chosen: control({ autocomplete: 'new-password' }),
    code: control({ autocomplete: 'one-time-code' }),
    // A password field that shows what was typed.
    secret: control({ dataset: { secret: '' } }),
    terms: control({ type: 'checkbox' }),
  };
  vi.stubGlobal('window', { location });
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('document', {
    querySelector: () => page,
    querySelectorAll: (selector: string) => {
      const found = controls[/"(.*)"/.exec(selector)?.[1] ?? ''];
      return found ? [found] : [];
    },
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  forgetKept();
});

function open(about = '') {
  const form = createFormStore(initial);
  const leave = keepForm(form, about);
  return { form, leave };
}
const typeAll = (form: ReturnType<typeof open>['form']) => form.change({ ...initial, ...TYPED });
const submit = { validate: () => ({}), submit: async () => undefined };

describe('a form', () => {
  it('finds what was typed, but no password, no code, no shown secret, and nothing that is shown nowhere', () => {
    const { form, leave } = open();
    typeAll(form);
    leave();
    expect(open().form.get().values).toEqual({ ...initial, email: TYPED.email, terms: true });
    expect(sessionStorage.getItem('keptForms')).not.toMatch(/Bakery4|123456|shown/);
  });

  it('forgets what is shown at first, and then belongs to a password', () => {
    const { form } = open();
    controls.code = control();
    form.set('code', 'a first try');
    expect(sessionStorage.getItem('keptForms')).toContain('a first try');
    controls.code = control({ type: 'password' });
    form.set('code', 'Bakery44!');
    expect(sessionStorage.getItem('keptForms')).toBeNull();
    // Not shown any more, it is still a secret.
    delete controls.code;
    form.set('email', TYPED.email);
    expect(open().form.get().values).toEqual({ ...initial, email: TYPED.email });
  });

  it('is another one on another page, or about another thing', () => {
    const { form } = open('one');
    typeAll(form);
    expect(open('two').form.get().values).toEqual(initial);
    location.pathname = '/auth/login';
    expect(open('one').form.get().values).toEqual(initial);
  });

  it('takes nothing of another type, which an earlier version of the page may have kept', () => {
    const { form } = open();
    form.set('email', TYPED.email);
    const kept = sessionStorage.getItem('keptForms') ?? '';
    sessionStorage.setItem('keptForms', kept.replace(`"${TYPED.email}"`, '["ada@example.com"]'));
    expect(open().form.get().values).toEqual(initial);
  });

  it('keeps what a step before this one has shown', () => {
    const { form } = open();
    form.set('email', TYPED.email);
    controls = { terms: control({ type: 'checkbox' }) };
    form.set('terms', true);
    expect(open().form.get().values).toEqual({ ...initial, email: TYPED.email, terms: true });
  });

  it('has nothing to keep once it is sent, also if the next screen is open by then', async () => {
    const { form, leave } = open();
    typeAll(form);
    const sending = form.submit(submit);
    leave();
    await sending;
    expect(sessionStorage.getItem('keptForms')).toBeNull();
  });

  it('keeps what could not be sent', async () => {
    const { form } = open();
    typeAll(form);
    await form.submit({ ...submit, submit: () => Promise.reject(new Error('401')) });
    expect(open().form.get().values.email).toBe(TYPED.email);
  });

  it('in a dialog forgets when the person closes it, but not when its page is left', async () => {
    controls.email = control({ closest: () => ({}) });
    const left = open();
    left.form.set('email', TYPED.email);
    page.isConnected = false;
    left.leave();
    await new Promise((resolve) => setTimeout(resolve));
    page.isConnected = true;
    const closed = open();
    expect(closed.form.get().values.email).toBe(TYPED.email);
    closed.form.set('email', 'eve@example.com');
    closed.leave();
    await new Promise((resolve) => setTimeout(resolve));
    expect(open().form.get().values.email).toBe('');
  });
});
