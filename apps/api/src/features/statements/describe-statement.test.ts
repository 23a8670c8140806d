import {
  ASSESSMENT_METHODS,
  CONFORMANCE_STATUSES,
  emptyStatement,
  type Language,
  STATEMENT_FRAMES,
  STATEMENT_STANDARDS,
  type StatementContent,
  type StatementFrame,
  type StatementStandard,
  statedConformance,
  statementProblems,
} from '@evenway/contract';
import { PublishedContent } from '@evenway/contract/schemas';
import { describe, expect, it } from 'vitest';
import { completeStatement } from '../../testing/websites/statements.ts';
import { describeStatement } from './describe-statement.ts';

const LANGUAGES: readonly Language[] = ['en', 'fr'];
/** Every way in which our texts claim conformance, full or partial. */
const CLAIM =
  /(?<!not )(?:fully|partially) (?:compliant|conformant)|is (?:compliant|conformant)|conformité (?:totale|partielle)|(?:entièrement|totalement|partiellement) conforme|est (?:en conformité|conforme)/i;

const textOf = (content: StatementContent, language: Language) => {
  const { title, blocks } = describeStatement(content, language);
  return `${title}\n${JSON.stringify(blocks)}`;
};

interface Combination {
  readonly content: StatementContent;
  readonly language: Language;
  readonly isComplete: boolean;
}

/** Everything an owner can fill in or leave out about conformance, in every frame and language. */
function* combinations(): Generator<Combination> {
  for (const language of LANGUAGES)
    for (const frame of STATEMENT_FRAMES)
      for (const status of CONFORMANCE_STATUSES) {
        for (const method of [null, ...ASSESSMENT_METHODS])
          for (const assessedOn of [null, '2025-10-01'])
            for (const assessedBy of ['', ' ', 'Studio Nord'])
              yield combination(language, frame, 'wcag22', { status, method, assessedOn, assessedBy });
        // The other standards are other names in the same sentences.
        for (const standard of STATEMENT_STANDARDS.slice(1))
          for (const assessedOn of [null, '2025-10-01'])
            yield combination(language, frame, standard, {
              status,
              method: 'self',
              assessedOn,
              assessedBy: 'Studio Nord',
            });
      }
}

type Said = Pick<StatementContent['conformance'], 'status' | 'method' | 'assessedOn' | 'assessedBy'>;

function combination(language: Language, frame: StatementFrame, standard: StatementStandard, said: Said): Combination {
  const { status, method, assessedOn, assessedBy } = said;
  const rate = status === 'full' ? 100 : status === 'partial' ? 61.5 : null;
  const exempt = { description: 'Videos', reason: 'burden' as const, explanation: '', alternative: '' };
  const content = completeStatement('shop.example', {
    frame,
    standard,
    conformance: { ...said, rate, reportUrl: '' },
    limits: status === 'partial' ? [exempt] : [],
    law: 'National Act 12/2019',
    enforcement: { text: 'Write to the ombudsman.', url: 'https://ombudsman.example/' },
    service: { description: 'A shop.', operation: 'Order and pay.', howMet: 'As described.', monitoring: 'Monthly.' },
  });
  return { content, language, isComplete: method !== null && assessedOn !== null && assessedBy.trim() !== '' };
}

describe('conformance', () => {
  it('is never claimed in any text without a method, a date and who assessed it', () => {
    const wrong: unknown[] = [];
    let [looked, claims] = [0, 0];
    for (const { content, language, isComplete } of combinations()) {
      const { status } = content.conformance;
      const mayClaim = isComplete && (status === 'full' || status === 'partial');
      const says = CLAIM.test(textOf(content, language));
      const isStated = statedConformance(content) !== null;
      if (says !== mayClaim || isStated !== (isComplete && status !== 'notAssessed')) wrong.push({ content, language });
      looked += 1;
      if (says) claims += 1;
    }
    expect(wrong).toEqual([]);
    // Languages, frames and statuses, each with what may be filled in, and with the other standards.
    expect(looked).toBe(2 * 4 * 4 * (5 * 2 * 3 + 4 * 2));
    expect(claims).toBe(2 * 4 * 2 * (4 + 4));
  });

  it('cannot be published like that either, by the rules and by the schema', () => {
    for (const { content, language, isComplete } of combinations()) {
      if (language !== 'en') continue;
      const isAssessed = content.conformance.status !== 'notAssessed';
      const mayBePublished = isAssessed ? isComplete : content.frame !== 'euPublicBody';
      const told = JSON.stringify(content);
      expect(statementProblems(content).length === 0, told).toBe(mayBePublished);
      expect(PublishedContent.safeParse(content).success, told).toBe(mayBePublished);
    }
  });

  it('comes with its method, its date and who assessed it', () => {
    for (const { content, language, isComplete } of combinations()) {
      if (!isComplete || content.conformance.status === 'notAssessed') continue;
      const text = textOf(content, language);
      expect(text).toContain('Studio Nord');
      expect(text).toContain(language === 'en' ? 'October 1, 2025' : '1er octobre 2025');
    }
  });

  it('contradicts no list: what is said to be fully conformant has no known gaps', () => {
    const conformance = {
      status: 'full',
      method: 'self',
      assessedOn: '2025-10-01',
      assessedBy: 'We',
      rate: 100,
      reportUrl: '',
    } as const;
    const gap = { description: 'Menus', reason: 'notConforming', explanation: '', alternative: '' } as const;
    const content = completeStatement('shop.example', { conformance, limits: [gap] });
    expect(statementProblems(content)).toEqual(['limitsForFull']);
    expect(PublishedContent.safeParse(content).success).toBe(false);
  });

  it('follows the shares that France asks for', () => {
    const of = (status: 'full' | 'partial' | 'none', rate: number | null) => {
      const conformance = {
        status,
        method: 'external',
        assessedOn: '2025-10-01',
        assessedBy: 'Studio',
        rate,
        reportUrl: '',
      } as const;
      return statementProblems(completeStatement('shop.example', { frame: 'france', conformance }));
    };
    expect(of('full', 100)).toEqual([]);
    expect(of('full', 99)).toEqual(['rate']);
    expect(of('partial', 50)).toEqual([]);
    expect(of('partial', 49.9)).toEqual(['rate']);
    expect(of('partial', null)).toEqual(['rate']);
    expect(of('none', 49.9)).toEqual([]);
    expect(of('none', 50)).toEqual(['rate']);
  });
});

describe('a statement that was just begun', () => {
  it('says that nothing was assessed and that no limits are listed, and cannot be published yet', () => {
    const content = emptyStatement('Durand & Co', 'shop.example', 'en');
    const text = textOf(content, 'en');
    expect(text).toContain('has not been assessed against it yet');
    expect(text).toContain('That does not mean that there are none');
    expect(statementProblems(content)).toEqual(['contact', 'preparedOn']);
  });

  it('is not compliant in France, which counts a missing audit as that', () => {
    const content = completeStatement('shop.example', { frame: 'france' });
    expect(textOf(content, 'fr')).toContain('Il n’existe aucun résultat d’audit en cours de validité');
    expect(textOf(content, 'fr')).toContain('Libre réponse 71120');
    expect(textOf(content, 'en')).toContain('There is no valid audit result');
  });
});

/** Headings of a statement in order; subheadings are indented. */
const outline = (content: StatementContent, language: Language) =>
  describeStatement(content, language).blocks.flatMap((block) => {
    if (block.kind === 'heading') return [block.text];
    return block.kind === 'subheading' ? [`  ${block.text}`] : [];
  });

describe('the models', () => {
  const filled = (frame: StatementFrame) =>
    completeStatement('shop.example', {
      frame,
      law: 'National Act 12/2019',
      conformance: {
        status: 'partial',
        method: 'external',
        assessedOn: '2025-10-01',
        assessedBy: 'Studio Nord',
        rate: 61.5,
        reportUrl: 'https://shop.example/report',
      },
      limits: (['outOfScope', 'burden', 'notConforming'] as const).map((reason) => ({
        ...{ reason, description: `What is ${reason}`, explanation: 'Until May.', alternative: 'Call us.' },
      })),
      planUrl: 'https://shop.example/plan',
      yearPlanUrl: 'https://shop.example/plan-2026',
      service: { description: 'A shop.', operation: 'Order.', howMet: 'As required.', monitoring: 'Monthly checks.' },
      contact: {
        ...{
          responsible: 'Digital office',
          email: 'access@shop.example',
          phone: '',
          url: 'https://shop.example/write',
        },
        ...{ address: '', messages: false },
      },
      technologies: 'HTML',
      environments: 'Firefox and NVDA',
      tools: 'A contrast analyser',
      testedPages: '/',
      enforcement: { text: 'The ombudsman decides.', url: 'https://ombudsman.example/' },
      reviewedOn: '2025-11-10',
    });

  // The order and the headings that the RGAA prescribes (accessibilite.numerique.gouv.fr, read in November 2026).
  it('wait for an assessment before one is followed that has no other answer, and say where', () => {
    const begun = { ...filled('euPublicBody'), conformance: emptyStatement('', '', 'en').conformance };
    expect(statementProblems(begun)).toEqual(['status']);
    expect(statementProblems({ ...begun, frame: 'none' })).toEqual([]);
    expect(statementProblems(filled('euPublicBody'))).toEqual([]);
  });

  it('France: has every part of the prescribed format, in its order', () => {
    expect(outline(filled('france'), 'fr')).toEqual([
      'État de conformité',
      '  Résultats des tests',
      'Contenus non accessibles',
      '  Non-conformités',
      '  Dérogations pour charge disproportionnée',
      '  Contenus non soumis à l’obligation d’accessibilité',
      'Établissement de cette déclaration d’accessibilité',
      '  Technologies utilisées pour la réalisation du site',
      '  Environnement de test',
      '  Outils utilisés lors de l’évaluation',
      '  Pages du site ayant fait l’objet de la vérification de conformité',
      'Retour d’information et contact',
      'Voies de recours',
    ]);
    const text = textOf(filled('france'), 'fr');
    for (const part of [
      's’engage à rendre ses sites internet accessibles conformément à l’article 47 de la loi n° 2005-102',
      'À cette fin, Durand & Co met en œuvre la stratégie et les actions suivantes',
      'https://shop.example/plan-2026',
      'est partiellement conforme avec le référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1, en raison des non-conformités et des dérogations énumérées ci-dessous.',
      'révèle que 61,5 % des critères',
      'Responsable : ',
      'pour être orienté vers une alternative accessible ou obtenir le contenu sous une autre forme',
      'Libre réponse 71120',
    ])
      expect(text).toContain(part);
  });

  it('the EU’s public bodies: has every part of the model, and the method where the model has it', () => {
    const parts = outline(filled('euPublicBody'), 'en');
    expect(parts.filter((part) => !part.startsWith('  ') && part !== 'Technical information')).toEqual([
      'Compliance status',
      'Non-accessible content',
      'Preparation of this accessibility statement',
      'Feedback and contact information',
      'Enforcement procedure',
    ]);
    expect(parts.slice(2, 5)).toEqual([
      '  Non-compliance with National Act 12/2019',
      '  Disproportionate burden',
      '  The content is not within the scope of the applicable legislation',
    ]);
    const text = textOf(filled('euPublicBody'), 'en');
    expect(text.indexOf('external assessment by Studio Nord')).toBeGreaterThan(text.indexOf('was prepared on'));
    expect(text).toContain('Digital office');
    const without = { ...filled('euPublicBody'), enforcement: { text: 'The ombudsman decides.', url: '' } };
    expect(statementProblems(without)).toEqual(['enforcementUrl']);
    const byPhone = { ...filled('euPublicBody').contact, email: '', url: '', phone: '+33 1 23', messages: true };
    expect(statementProblems({ ...filled('euPublicBody'), contact: byPhone })).toEqual(['contact']);
    expect(statementProblems({ ...filled('none'), contact: byPhone })).toEqual([]);
  });

  it('the European Accessibility Act: has every piece of information of Annex V, and asks for what it must hold', () => {
    expect(outline(filled('euService'), 'en').slice(0, 4)).toEqual([
      'The service',
      'How the service works',
      'Accessibility of the service',
      'How it is kept accessible',
    ]);
    const service = { description: '', operation: '', howMet: '', monitoring: '' };
    expect(statementProblems({ ...filled('euService'), service })).toEqual(['service', 'howMet', 'monitoring']);
  });
});

describe('links', () => {
  it('lead to web, mail and phone addresses only, also in a preview of what is half typed', () => {
    const hostile = 'javascript:alert(1)';
    const content = completeStatement('shop.example', {
      frame: 'france',
      siteUrl: hostile,
      planUrl: hostile,
      yearPlanUrl: hostile,
      enforcement: { text: '', url: hostile },
      contact: {
        responsible: hostile,
        email: hostile,
        phone: 'tel:javascript',
        url: hostile,
        address: '',
        messages: false,
      },
    });
    const { blocks } = describeStatement(content, 'fr');
    const hrefs = [...JSON.stringify(blocks).matchAll(/"href":"([^"]*)"/g)].map((match) => match[1]);
    expect(hrefs).toEqual([
      'https://www.defenseurdesdroits.fr/nous-contacter-355',
      'https://www.defenseurdesdroits.fr/carte-des-delegues',
    ]);
    expect(statementProblems(content)).toEqual([
      'siteUrl',
      'email',
      'contactUrl',
      'planUrl',
      'yearPlanUrl',
      'enforcementUrl',
    ]);
  });
});
