import { describe, expect, it } from 'vitest';
import { Email } from '../schemas/entities.ts';
import { isEmail, mailboxOf, normalizeEmail } from './email.ts';

describe('an email address', () => {
  it.each([
    [' Lou@Example.ORG ', 'lou@example.org'],
    ['a@\uff42.co', 'a@b.co'],
    ['a@ex\u00adample.org', 'a@example.org'],
    ['a@ex\u200bample.org', 'a@example.org'],
    ['a@example\u3002org', 'a@example.org'],
    ['a@b\u00fccher.example', 'a@xn--bcher-kva.example'],
    ['a@bu\u0308cher.example', 'a@xn--bcher-kva.example'],
    ['jose\u0301@example.org', 'jos\u00e9@example.org'],
    ['a+tag@example.org', 'a+tag@example.org'],
  ])('Y08: %j is one way to write %s', (typed, email) => {
    expect(normalizeEmail(typed)).toBe(email);
    expect(Email.parse(typed)).toBe(email);
    expect(normalizeEmail(email)).toBe(email);
  });

  it.each([
    'a\u200b@example.org',
    'a\u00ad@example.org',
    'a\u2060b@example.org',
    'lou@nowhere',
    'lou@127.0.0.1',
    'lou@[::1]',
    'lou@example.org/x',
    'lou@evil.example#example.org',
    'lou@exam ple.org',
    '@example.org',
    'a b@example.org',
    '"a"@example.org',
    'a@b@example.org',
    'a@-b-.org',
    '',
  ])('Y08: %j is none', (typed) => {
    expect(isEmail(typed)).toBe(false);
    expect(Email.safeParse(typed).success).toBe(false);
  });

  it('Y08: counts what goes to one mailbox together', () => {
    expect(mailboxOf('lou+1@example.org')).toBe('lou@example.org');
    expect(mailboxOf('l.o.u+x@googlemail.com')).toBe('lou@gmail.com');
    expect(mailboxOf('l.o.u@example.org')).toBe('l.o.u@example.org');
    expect(mailboxOf('+@example.org')).toBe('+@example.org');
  });
});
