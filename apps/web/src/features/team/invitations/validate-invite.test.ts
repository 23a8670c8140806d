import { describe, expect, it } from 'vitest';
import { inviteTexts } from './invitation-texts.ts';
import { emptyInvite, validateInvite } from './validate-invite.ts';

const check = (email: string) => validateInvite({ email, role: 'ORG_USER' }, inviteTexts.en);

describe('an invitation', () => {
  it('is for a user unless said otherwise', () => {
    expect(emptyInvite.role).toBe('ORG_USER');
  });

  it.each(['', '   '])('needs an address, not %j', (email) => {
    expect(check(email)).toEqual({ email: 'Email is required' });
  });

  it.each(['ada', 'ada@', 'ada@example', 'a b@example.com'])('needs a real address, not %j', (email) => {
    expect(check(email)).toEqual({ email: 'Please enter a valid email address' });
  });

  it('takes an address with blanks around it', () => {
    expect(check(' ada@example.com ')).toEqual({});
  });
});
