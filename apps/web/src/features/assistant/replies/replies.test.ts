import { describe, expect, it } from 'vitest';
import { composeReply } from './compose-reply.ts';
import { findTopics } from './find-topics.ts';
import { topics as allTopics, type Topic } from './topics.ts';

const english: readonly (readonly [string, readonly Topic[]])[] = [
  ['What is web accessibility?', ['accessibility']],
  ['Are people with disabilities able to use it?', ['accessibility']],
  ['What does WCAG 2.2 ask for?', ['wcag']],
  ['Does it work with screen readers?', ['screenReader']],
  ['How do blind people use my site?', ['screenReader']],
  ['I am COLOR BLIND', ['contrast']],
  ['is my contrast ok', ['contrast']],
  ['Can I use the keyboard?', ['keyboard']],
  ['What is alt-text?', ['altText']],
  ['How do I make my forms better?', ['form']],
  ['How do I test my website?', ['test']],
  ['Can I be sued?', ['legal']],
  ['Is it ADA-compliant?', ['compliance']],
  ['help', ['help']],
  ['How much does a plan cost?', ['price']],
  ['How do I test my forms with a keyboard?', ['test', 'form', 'keyboard']],
  ['Does the law ask for alt text?', ['legal', 'altText']],
  ['help me with accessibility', ['accessibility']],
  ['help with my contrast', ['contrast']],
  ['test a form, a color, a keyboard and alt text', ['test', 'form', 'contrast']],
];

const french: readonly (readonly [string, readonly Topic[]])[] = [
  ['Qu’est-ce que l’accessibilité ?', ['accessibility']],
  ['Que demandent les WCAG ?', ['wcag']],
  ["Fonctionne-t-il avec les lecteurs d'écran ?", ['screenReader']],
  ['Je suis daltonien', ['contrast']],
  ['CONTRASTES SUFFISANTS ?', ['contrast']],
  ['Navigation au clavier', ['keyboard']],
  ['À quoi servent les textes alternatifs ?', ['altText']],
  ['Comment rendre un formulaire accessible ?', ['form']],
  ['Comment tester mon site ?', ['test']],
  ['Que dit la loi ?', ['legal']],
  ['Mes obligations légales', ['legal']],
  ['J’ai besoin d’aide', ['help']],
  ['Les personnes handicapées', ['accessibility']],
  ['Comment ça marche avec un screen reader ?', ['screenReader']],
  ['Le focus et les formulaires', ['keyboard', 'form']],
];

describe('a question', () => {
  it.each(english)('in English is understood: %s', (question, topics) => {
    expect(findTopics(question, 'en')).toEqual(topics);
  });

  it.each(french)('in French is understood: %s', (question, topics) => {
    expect(findTopics(question, 'fr')).toEqual(topics);
  });

  it.each([
    'Is this informal?',
    'Which platform do you run on?',
    'The latest protest was a contest',
    'In contrast, my dog is small',
    'Let us focus on lunch',
    'Is any form of tea allowed?',
    'Salt and alternate helpers',
    'Illegality',
    '',
    '?!',
  ])('is not mistaken for another one: %s', (question) => {
    expect(findTopics(question, 'en')).toEqual([]);
  });
});

describe('a reply', () => {
  const context = {
    language: 'en',
    brand: 'Evenway',
    email: 'hello@evenway.example',
    canBook: true,
    plans: null,
    random: () => 0,
  } as const;

  it('answers everything that was asked', () => {
    const reply = composeReply('Does the law ask for alt text?', context);
    expect(reply).toContain('I cannot give legal advice.');
    expect(reply).toContain('Alternative text says in words what an image is there for.');
  });

  it('is in the language of the visitor', () => {
    expect(composeReply('WCAG', { ...context, language: 'fr' })).toContain('norme du W3C');
  });

  it('is one of four when nothing is known, and each of them comes up', () => {
    const replies = [0, 0.25, 0.5, 0.999].map((random) =>
      composeReply('Nice weather', { ...context, random: () => random }),
    );
    expect(new Set(replies).size).toBe(4);
    expect(replies[0]).toContain('[hello@evenway.example](mail)');
  });

  it('leaves no gap unfilled in any language', () => {
    for (const language of ['en', 'fr'] as const)
      for (const question of [...allTopics, 'nvda', 'alt text', 'sign up', 'upgrade', 'wordpress', 'prestashop', '?'])
        expect(composeReply(question, { ...context, language })).not.toMatch(/[{}]|undefined/);
  });
});
