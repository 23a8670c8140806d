import { defaultBrand } from '@evenway/contract';
import { describe, expect, it } from 'vitest';
import { cookiePolicy } from '../../content/policies/cookies.ts';
import { type PolicyBlock, type PolicyText, policyTargets } from '../../content/policies/policy.ts';
import { privacyPolicy } from '../../content/policies/privacy.ts';
import { securityPolicy } from '../../content/policies/security.ts';
import { termsOfService } from '../../content/policies/terms.ts';
import { parseLinks } from '../../lib/parse-links.ts';

const policies = { terms: termsOfService, cookies: cookiePolicy, security: securityPolicy, privacy: privacyPolicy };
const SECTIONS = { terms: 18, cookies: 7, security: 11, privacy: 10 };
const names = Object.keys(policies) as (keyof typeof policies)[];
const both = names.flatMap((name) => (['en', 'fr'] as const).map((language) => [name, language] as const));
const renamed = { ...defaultBrand, name: 'Levelhouse', contactEmail: 'team@levelhouse.example' };
const entity = 'Levelhouse GmbH, Hauptstraße 1, Berlin';

function textsOf(block: PolicyBlock): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('list' in block) return block.list;
  return block.entries.flatMap(({ name, text }) => [name, text]);
}
const allTexts = ({ title, lead, sections }: PolicyText) => [
  title,
  lead,
  ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOf)]),
];

describe.each(both)('the %s policy in %s', (name, language) => {
  const policy = policies[name][language](renamed);
  const texts = allTexts(policy);
  const whole = texts.join('\n');

  it('has its number of sections, each with an anchor of its own and something to read', () => {
    expect(policy.sections).toHaveLength(SECTIONS[name]);
    expect(new Set(policy.sections.map(({ id }) => id)).size).toBe(SECTIONS[name]);
    for (const { id, blocks } of policy.sections) expect(blocks.flatMap(textsOf).join(''), id).toMatch(/\S{2,}/);
  });

  it('has the same sections in the same order as in English', () => {
    const ids = (text: PolicyText) => text.sections.map(({ id }) => id);
    expect(ids(policy)).toEqual(ids(policies[name].en(renamed)));
  });

  it('links only to places that exist', () => {
    const targets = texts.flatMap(parseLinks).flatMap(({ target }) => target ?? []);
    expect(targets).toContain('mail');
    for (const target of targets) expect(target).toMatch(new RegExp(`^(${policyTargets.join('|')}|https://\\S+)$`));
  });

  it('names the operator of the service, and carries their address', () => {
    expect(whole).toContain(renamed.name);
    expect(whole).toContain(renamed.contactEmail);
    expect(whole).not.toContain(defaultBrand.name);
    expect(whole).not.toContain(defaultBrand.contactEmail);
  });

  it('repeats no block, which would confuse the page', () => {
    for (const { id, blocks } of policy.sections) {
      const written = blocks.map((block) => JSON.stringify(block));
      expect(new Set(written).size, id).toBe(written.length);
    }
  });
});

describe('the terms', () => {
  it('treat their subjects in their order', () => {
    expect(termsOfService.en(defaultBrand).sections.map(({ id }) => id)).toEqual([
      'agreement',
      'intellectual-property',
      'user-representations',
      'registration',
      'fees-and-payment',
      'cancellation',
      'prohibited-activities',
      'user-data',
      'privacy-policy',
      'term-and-termination',
      'modifications',
      'governing-law',
      'dispute-resolution',
      'corrections',
      'disclaimer',
      'limitation-of-liability',
      'indemnification',
      'contact',
    ]);
  });
});

describe('what the policies say', () => {
  it.each<[keyof typeof policies, string, readonly RegExp[]]>([
    [
      'terms',
      'what paid subscriptions cost and that fees stay',
      [/subscription/, /non-refundable, except as required by law/],
    ],
    [
      'terms',
      'how to cancel and when it takes effect',
      [/cancel at any time by contacting us/, /end of the term you have paid for/],
    ],
    ['terms', 'whose law and which courts', [/laws of the State of Delaware/, /courts in Delaware/]],
    ['terms', 'no minors and no bots', [/not a minor/, /bots/]],
    ['terms', 'that usernames may be reclaimed', [/reclaim or change a username/]],
    [
      'cookies',
      'four kinds',
      [/Essential/, /Performance and functionality/, /Analytics and customization/, /Advertising/],
    ],
    ['cookies', 'a banner to opt out by', [/banner/, /opts out/]],
    [
      'security',
      'encryption, roles, GDPR and CCPA',
      [/Encryption/, /Role-based permissions/, /GDPR and CCPA compliance/],
    ],
    ['privacy', 'cookies and an analytics tool', [/Cookies and analytics/, /an analytics tool/]],
    ['privacy', 'no sale of personal data', [/do not sell personal data/]],
    ['privacy', 'the minimum age', [/at least 16 years old/]],
    ['privacy', 'retention and rights', [/How long we keep it/, /Your rights/]],
    ['privacy', 'a mailbox of the team', [/mailbox of our team/]],
  ])('%s: %s', (name, _, sentences) => {
    const whole = allTexts(policies[name].en(defaultBrand)).join('\n');
    for (const sentence of sentences) expect(whole).toMatch(sentence);
  });
});

describe('links in a text', () => {
  it('are told from the words around them', () => {
    expect(parseLinks('Read [this](privacy) first.')).toEqual([
      { text: 'Read ' },
      { text: 'this', target: 'privacy' },
      { text: ' first.' },
    ]);
  });

  it('may be the whole text, or missing', () => {
    expect(parseLinks('[All of it](terms)')).toEqual([{ text: 'All of it', target: 'terms' }]);
    expect(parseLinks('Nothing (at all) [here].')).toEqual([{ text: 'Nothing (at all) [here].' }]);
  });
});

it.each(['en', 'fr'] as const)(
  'terms and privacy policy in %s name who provides the service, where the operator has said',
  (language) => {
    for (const name of ['terms', 'privacy'] as const) {
      const written = (legalEntity: string) =>
        allTexts(policies[name][language]({ ...renamed, legalEntity })).join('\n');
      expect(written(entity)).toContain(`${entity}, `);
      expect(written('')).not.toMatch(/undefined|, ,|\s,/);
    }
  },
);
