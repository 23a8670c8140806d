import { describe, expect, it } from 'vitest';
import { texts } from './texts.ts';
import { validateOrganization } from './validate-organization.ts';

describe('create organization', () => {
  it.each(['', '   '])('needs a name, not %j', (name) => {
    expect(validateOrganization({ name }, texts.en)).toEqual({ name: 'Organization name is required' });
  });

  it('accepts a name', () => {
    expect(validateOrganization({ name: ' Ada & Co ' }, texts.en)).toEqual({});
  });
});
