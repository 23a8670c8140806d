import { describe, expect, it, vi } from 'vitest';
import { createFormStore, translateErrors } from './form-store.ts';

const initial = { email: '', password: '', terms: false };
const complain = () => ({ terms: 'Agree', email: 'Enter an email' });
const accept = () => ({});

describe('a form', () => {
  it('is checked only when it is submitted', async () => {
    const form = createFormStore(initial);
    form.set('email', 'x');
    expect(form.get().errors).toEqual({});
    await form.submit({ validate: complain, submit: vi.fn() });
    expect(form.get().errors).toEqual(complain());
  });

  it('lists its errors in the order of its fields and sends nothing', async () => {
    const form = createFormStore(initial);
    const submit = vi.fn();
    await form.submit({ validate: complain, submit });
    expect(form.get().errorList.map((error) => error.field)).toEqual(['email', 'terms']);
    expect(form.get()).toMatchObject({ failureCount: 1, isSubmitting: false });
    expect(submit).not.toHaveBeenCalled();
  });

  it('drops the error of a field that is being corrected and keeps the others', async () => {
    const form = createFormStore(initial);
    await form.submit({ validate: complain, submit: vi.fn() });
    form.set('email', 'ada@example.com');
    expect(form.get().errors).toEqual({ terms: 'Agree' });
    expect(form.get().errorList).toHaveLength(2);
  });

  it('says its errors again in other words, without those that are being corrected', async () => {
    const form = createFormStore(initial);
    await form.submit({ validate: complain, submit: vi.fn() });
    form.set('email', 'ada@example.com');
    const inFrench = ({ email }: typeof initial) => ({
      terms: 'Acceptez',
      ...(email === '' && { email: 'Saisissez' }),
    });
    expect(translateErrors(form.get(), inFrench)).toEqual({
      errors: { terms: 'Acceptez' },
      errorList: [
        { field: 'email', message: 'Saisissez' },
        { field: 'terms', message: 'Acceptez' },
      ],
    });
  });

  it('ignores a second submit while the first is under way', async () => {
    const form = createFormStore(initial);
    let release: () => void = vi.fn();
    const submit = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          release = resolve;
        }),
    );
    const first = form.submit({ validate: accept, submit });
    await form.submit({ validate: accept, submit });
    expect(submit).toHaveBeenCalledTimes(1);
    expect(form.get().isSubmitting).toBe(true);
    release();
    await first;
    expect(form.get().isSubmitting).toBe(false);
  });

  it('keeps what was typed, reports the error and can be sent again after a failure', async () => {
    const form = createFormStore(initial);
    const onError = vi.fn();
    form.set('email', 'ada@example.com');
    const failure = new Error('offline');
    await form.submit({ validate: accept, submit: () => Promise.reject(failure), onError });
    expect(onError).toHaveBeenCalledWith(failure);
    expect(form.get()).toMatchObject({ isSubmitting: false, values: { email: 'ada@example.com' } });
  });

  it('knows how its last submit ended, until the next one begins', async () => {
    const form = createFormStore(initial);
    const failure = new Error('offline');
    await form.submit({ validate: accept, submit: () => Promise.reject(failure) });
    expect(form.get()).toMatchObject({ failure, isDone: false });
    const duringNext = vi.fn(async () => expect(form.get()).toMatchObject({ failure: null, isDone: false }));
    await form.submit({ validate: accept, submit: duringNext });
    expect(duringNext).toHaveBeenCalled();
    expect(form.get()).toMatchObject({ failure: null, isDone: true });
  });

  it('says what is wrong with a field that was left, and with no other', () => {
    const form = createFormStore(initial);
    form.check('password', complain);
    expect(form.get().errors).toEqual({});
    form.check('email', complain);
    expect(form.get()).toMatchObject({ errors: { email: 'Enter an email' }, errorList: [], failureCount: 0 });
  });

  it('may hold more than its fields, and drops what was wrong with those that a change is about', async () => {
    const edits: { values: Record<string, string>; seen: number } = { values: {}, seen: 0 };
    const form = createFormStore<typeof edits, 'size' | 'color'>(edits);
    await form.submit({ validate: () => ({ size: 'Too big', color: 'No color' }), submit: vi.fn() });
    expect(form.get().errorList.map(({ field }) => field)).toEqual(['size', 'color']);
    form.change({ values: { size: '40' }, seen: 1 }, ['size']);
    expect(form.get()).toMatchObject({ values: { values: { size: '40' }, seen: 1 }, errors: { color: 'No color' } });
    expect(form.get().errors).not.toHaveProperty('size');
  });

  it('swallows a failure nobody listens to instead of leaving it unhandled', async () => {
    const form = createFormStore(initial);
    await expect(
      form.submit({ validate: accept, submit: () => Promise.reject(new Error('x')) }),
    ).resolves.toBeUndefined();
  });

  it('shows one problem at a time: a refusal of its own replaces the failure of an earlier submit', async () => {
    const form = createFormStore(initial);
    const fail = () => Promise.reject(new Error('taken'));
    await form.submit({ validate: accept, submit: fail });
    expect(form.get().failure).toBeInstanceOf(Error);
    await form.submit({ validate: () => ({ email: 'Enter an email' }), submit: fail });
    expect(form.get()).toMatchObject({ failure: null, errors: { email: 'Enter an email' } });
  });

  it('fills in what is known, but over nothing that was typed', () => {
    const form = createFormStore(initial);
    form.set('email', 'typed@example.com');
    form.fill({ email: 'known@example.com', terms: true });
    expect(form.get().values).toMatchObject({ email: 'typed@example.com', terms: true });
    expect(form.typed()).toEqual({ email: 'typed@example.com' });
  });

  it('starts over from its first values, or from new ones', () => {
    const form = createFormStore(initial);
    form.set('terms', true);
    form.reset();
    expect(form.get().values).toEqual(initial);
    form.reset({ ...initial, email: 'new@example.com' });
    expect(form.get().values.email).toBe('new@example.com');
  });
});
