import type { Plan } from '@evenway/contract';
import { describe, expect, it } from 'vitest';
import { composeReply } from './compose-reply.ts';

const plan = (name: string, amount: number, yearly: boolean): Plan => ({
  id: `${name}-${yearly}`,
  name,
  amount,
  yearly,
  description: '',
});
const plans = [
  ...[plan('Starter', 25, false), plan('Growth', 50, false), plan('Scale', 150, false)],
  ...[plan('Starter', 20.5, true), plan('Growth', 41, true), plan('Scale', 123, true)],
];
const context = { brand: 'Evenway', email: 'hello@evenway.example', canBook: true, plans, random: () => 0 };
const reply = (language: 'en' | 'fr', question: string, change: { plans?: null; canBook?: boolean } = {}) =>
  composeReply(question, { ...context, language, ...change });
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

const HAND_OVER = /^(I have no prepared answer|Je n’ai pas de réponse préparée)/;

/** Buyers' questions, as people type them, and what the answer must contain. */
const questions: readonly (readonly ['en' | 'fr', string, RegExp])[] = [
  ['en', 'how much is it?', /\$25 a month, or \$20\.50 a month billed yearly/],
  ['en', 'Whats the pricing for a small shop', /Starter \(up to 100,000 visits a month\): \$25/],
  ['en', 'is there a free versoin', /7-day free trial.*There is no free plan/s],
  ['en', 'Can I test it before I buy?', /7-day free trial/],
  ['en', 'do i need a credit card for the trial', /charged when the trial ends/],
  ['en', 'how do i cancell', /in your dashboard, open the menu of the website and choose Cancel/],
  ['en', 'Is there a minimum contract?', /no minimum term/],
  ['en', 'can i get my money back', /Fees are not refunded, except where the law requires it/],
  ['en', 'where do I find my invoices', /under Billing.*PDF/s],
  ['en', 'do you charge VAT?', /tax ID/],
  ['en', 'Can I pay with PayPal?', /You pay by card on a page of Stripe/],
  ['en', 'How do I instal this on Wordpress?', /Then, in WordPress:.*WPCode/s],
  ['en', 'does it work with shopfy', /theme\.liquid/],
  ['en', 'does it work on prestashop?', /no step-by-step guide for yours/],
  ['en', 'I have no developer, is it hard to set up', /copy one snippet.*right before <\/body>/s],
  ['en', 'Does it make me compliant?', /^No\. No widget makes a website compliant/],
  ['en', 'will this protect me from an ADA lawsuit', /^No\./],
  ['en', 'Is it WCAG certified', /^No\./],
  ['en', 'which langauges does the widget speak?', /English, French, German.*Arabic/],
  ['en', 'Is it in spanish too', /Spanish/],
  ['en', 'is it gdpr compliant', /sets no cookies and collects no personal data/],
  ['en', 'do you track my visitors', /collects no personal data/],
  ['en', 'will it slow down my site? what about SEO', /starts after your page has loaded/],
  ['en', 'what happens if i get too many visitors', /the widget stays/],
  ['en', 'can i upgrade later', /choose Change Plan/],
  ['en', 'I am an agency with 12 client sites', /as many websites as you like/],
  ['en', 'can I change the color of the button to match our brand', /colors, icon, size and position/],
  ['en', 'Does it work on iphones?', /phones, tablets and computers/],
  ['en', 'Can I talk to a human?', /People answer at \[hello@evenway\.example\]\(mail\).*\(book\)/s],
  ['en', 'can you show me a demo', /\[book 30 minutes\]\(book\)/],
  ['en', 'forgot my pasword', /\(forgot-password\)/],
  ['en', 'are my data hosted in europe', /I do not want to guess/],
  ['en', 'Do you ship to Mars?', HAND_OVER],
  ['fr', 'Combien ca coute', /25 \$US par mois, ou 20,50 \$US par mois avec la facturation annuelle/],
  ['fr', 'c’est quoi vos tarifs ?', /Starter \(jusqu’à 100 000 visites par mois\)/],
  ['fr', 'ya t il un essai gratui', /essai gratuit de 7 jours.*pas d’offre gratuite/s],
  ['fr', 'je peux le tester avant ?', /essai gratuit de 7 jours/],
  ['fr', 'Comment resilier mon abonement ?', /ouvrez le menu du site et choisissez Résilier/],
  ['fr', 'c’est sans engagement ?', /Aucun engagement au-delà/],
  ['fr', 'Puis-je être remboursé ?', /ne sont pas remboursées, sauf si la loi l’exige/],
  ['fr', 'ou sont mes factures', /sous Facturation.*PDF/s],
  ['fr', 'Peut-on payer par virement ?', /Vous payez par carte.*virement/s],
  ['fr', 'comment l’installer sur wordpress', /Ensuite, dans WordPress.*WPCode/s],
  ['fr', 'Ca marche avec Wix ?', /Code personnalisé/],
  ['fr', 'Est ce que mon site sera conforme RGAA ?', /^Non\. Aucun widget ne rend un site conforme/],
  ['fr', 'Le widget rend-il mon site conforme ?', /^Non\./],
  ['fr', 'Dans combien de langues ?', /anglais, français, allemand.*arabe/],
  ['fr', 'et le RGPD, vous collectez des donnees ?', /aucun cookie et ne collecte aucune donnée personnelle/],
  ['fr', 'est-ce que ca ralentit mon site', /démarre une fois votre page chargée/],
  ['fr', 'que se passe t il si je depasse les visites', /le widget reste/],
  ['fr', 'Je voudrais parler à quelqu’un', /\[hello@evenway\.example\]\(mail\).*\(book\)/s],
  ['fr', 'prendre rdv pour une demo', /\[réservez 30 minutes\]\(book\)/],
  ['fr', 'Livrez-vous sur Mars ?', HAND_OVER],
];

describe('a buyer who asks', () => {
  it.each(questions)('(%s) “%s” gets the right answer', (language, question, answer) => {
    expect(plain(reply(language, question))).toMatch(answer);
  });

  it('gets no more than what was asked', () => {
    for (const [language, question, answer] of questions) {
      const paragraphs = reply(language, question).split('\n\n').length;
      expect(paragraphs, question).toBeLessThanOrEqual(answer === HAND_OVER ? 2 : 7);
    }
  });

  it('is led to a person where there is no answer', () => {
    for (const language of ['en', 'fr'] as const) {
      expect(reply(language, 'xyzzy')).toContain('[hello@evenway.example](mail)');
      expect(reply(language, 'xyzzy')).toContain('](book)');
    }
  });

  it('is not told of a meeting that cannot be booked, but always whom to write to', () => {
    for (const [language, question] of [...questions, ['en', 'xyzzy'], ['fr', 'xyzzy']] as const) {
      const withBooking = reply(language, question);
      const without = reply(language, question, { canBook: false });
      if (!withBooking.includes('](book)')) expect(without).toBe(withBooking);
      else expect(without).toContain('[hello@evenway.example](mail)');
      expect(without).not.toMatch(/\]\(book\)|[{}]/);
    }
    const demo = (language: 'en' | 'fr') =>
      reply(language, language === 'en' ? 'a demo' : 'une démo', { canBook: false });
    expect(demo('en')).toContain('on your own website, write to [hello@evenway.example](mail).');
    expect(demo('fr')).toContain('votre propre site, écrivez à [hello@evenway.example](mail).');
  });

  it('is never given a price that the page does not know', () => {
    expect(reply('en', 'how much', { plans: null })).toContain('[Pricing](pricing)');
    expect(reply('en', 'how much', { plans: null })).not.toContain('$');
  });

  it('is not asked to believe a promise', () => {
    for (const [language, question] of questions)
      expect(reply(language, question)).not.toMatch(/\b(?:guarantees?|fully compliant|100 ?%|garanti)\b/i);
  });
});
