import { describe, expect, it } from 'vitest';
import { webhookTexts } from './texts.ts';
import { toNewWebhook, validateWebhook, valuesOf } from './validate-webhook.ts';

const check = (change: object) => validateWebhook({ ...valuesOf(null), ...change }, webhookTexts.en.form);

describe('a webhook', () => {
  it.each(['', 'example.com', 'ftp://example.com', 'https://'])('has no address in %j', (url) => {
    expect(check({ url, 'invoice.paid': true })).toEqual({
      url: 'Enter an address such as https://example.com/evenway.',
    });
  });

  it('needs something to hear about', () => {
    expect(check({ url: 'https://example.com/hook' })).toEqual({ 'website.live': 'Choose at least one.' });
    expect(check({ url: ' https://example.com/hook ', 'quota.reached': true })).toEqual({});
  });

  it('is sent as it was chosen', () => {
    const values = { ...valuesOf(null), url: ' https://example.com/hook ', 'quota.reached': true };
    expect(toNewWebhook(values)).toEqual({ url: 'https://example.com/hook', events: ['quota.reached'] });
  });
});
