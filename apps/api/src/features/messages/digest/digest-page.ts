import type { Language } from '@evenway/contract';
import { html } from '@evenway/html';
import { renderPage } from '../html-page.ts';

interface DigestTexts {
  readonly title: string;
  readonly ask: (organization: string) => string;
  readonly button: string;
  readonly endedTitle: string;
  readonly ended: (organization: string) => string;
  readonly again: string;
  readonly goneTitle: string;
  readonly gone: string;
}

const digestTexts: Record<Language, DigestTexts> = {
  en: {
    title: 'Stop emails about new messages?',
    ask: (organization) => `Visitors can still write to ${organization}. You will just get no emails about it.`,
    button: 'Stop these emails',
    endedTitle: 'You will no longer get these emails',
    ended: (organization) => `We no longer email you about new messages to ${organization}.`,
    again: 'To get them again, sign in and switch them on under Accessibility, Messages.',
    goneTitle: 'This link no longer works',
    gone: 'It is incomplete, or you are no longer a member of that organization and get none of its emails.',
  },
  fr: {
    title: 'Ne plus recevoir d’e-mail sur les nouveaux messages\u202f?',
    ask: (organization) =>
      `Les visiteurs pourront toujours écrire à ${organization}. Vous n’en serez simplement plus averti par e-mail.`,
    button: 'Ne plus recevoir ces e-mails',
    endedTitle: 'Vous ne recevrez plus ces e-mails',
    ended: (organization) => `Nous ne vous écrivons plus au sujet des nouveaux messages adressés à ${organization}.`,
    again: 'Pour les recevoir à nouveau, connectez-vous et activez-les sous Accessibilité, Messages.',
    goneTitle: 'Ce lien ne fonctionne plus',
    gone: 'Il est incomplet, ou vous ne faites plus partie de cette organisation. Dans ce cas, vous ne recevez plus ses e-mails.',
  },
};

/** Asks first: programs that open every link in a mail must not unsubscribe anyone. */
export function askingPage(language: Language, path: string, organization: string): string {
  const t = digestTexts[language];
  return renderPage(
    { language, title: t.title },
    html`<main><h1>${t.title}</h1><p>${t.ask(organization)}</p><form method="post" action="${path}"><button>${t.button}</button></form></main>`,
  );
}

export function endedPage(language: Language, organization: string): string {
  const t = digestTexts[language];
  return renderPage(
    { language, title: t.endedTitle },
    html`<main><h1>${t.endedTitle}</h1><p>${t.ended(organization)}</p><p>${t.again}</p></main>`,
  );
}

export function goneDigestPage(language: Language): string {
  const t = digestTexts[language];
  return renderPage({ language, title: t.goneTitle }, html`<main><h1>${t.goneTitle}</h1><p>${t.gone}</p></main>`);
}
