import { type Language, withArticle } from '@evenway/contract';
import { escapeHtml } from '@evenway/html';
import { MAIL_COLORS, mailStyles } from './mail-styles.ts';
import type { Audience, MailContent } from './mail-template.ts';

interface Frame {
  readonly language: Language;
  readonly audience: Audience;
  readonly brandName: string;
  readonly contactEmail: string;
  readonly webUrl: string;
}

/** HTML and text of the same mail. Everything entered by a person is escaped, and nothing is loaded from outside. */
export function renderMail(content: MailContent, frame: Frame) {
  return { subject: content.subject, text: renderText(content, frame), html: renderHtml(content, frame) };
}

function renderText(content: MailContent, frame: Frame): string {
  const { why, unsubscribe, questions, action } = mailFrameTexts[frame.language](frame.brandName);
  const parts = [content.heading, ...content.paragraphs];
  if (content.action) parts.push(action(content.action.label, content.action.url));
  if (content.note) parts.push(content.note);
  parts.push(`= ${frame.brandName}\n${frame.webUrl}`);
  parts.push(`${why[content.audience ?? frame.audience]}\n${questions(frame.contactEmail)}`);
  if (content.unsubscribeUrl) parts.push(action(unsubscribe, content.unsubscribeUrl));
  return `${parts.join('\n\n')}\n`;
}

/**
 * Tables and inline styles, since some mail programs support nothing else. The logo is drawn with cell borders, so that
 * no image has to be loaded; the style sheet only adds the dark colors.
 */
function renderHtml(content: MailContent, frame: Frame): string {
  const { why, unsubscribe, questions } = mailFrameTexts[frame.language](frame.brandName);
  const { ink, muted, paper, card, line, brand } = MAIL_COLORS.light;
  const words = (text: string) => linkOwnAddresses(escapeHtml(text), frame.webUrl);
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${words(text)}</p>`;
  return `<!doctype html>
<html lang="${frame.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(content.subject)}</title><style>${mailStyles}</style></head>
<body class="page" style="margin:0;background:${paper};color:${ink};font-family:'Atkinson Hyperlegible Next',Verdana,sans-serif;font-size:17px;line-height:1.6">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.paragraphs[0] ?? '')}</div>
<div role="main" style="max-width:560px;margin:0 auto;padding:28px 16px">
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px 4px"><tr>
<td style="padding:0 10px 0 0"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="mark" style="width:22px;height:5px;border-top:6px solid ${brand};border-bottom:6px solid ${brand};font-size:0;line-height:0">&nbsp;</td></tr></table></td>
<td style="font-size:20px;font-weight:700;line-height:1.2">${escapeHtml(frame.brandName)}</td>
</tr></table>
<div class="card" style="background:${card};border:1px solid ${line};border-radius:12px;padding:28px 24px 12px">
<h1 style="margin:0 0 16px;font-size:25px;line-height:1.2;overflow-wrap:anywhere">${escapeHtml(content.heading)}</h1>
${content.paragraphs.map(paragraph).join('\n')}
${content.action ? renderAction(content.action, frame) : ''}
${content.note ? `<p class="muted" style="margin:0 0 16px;color:${muted};font-size:15px;overflow-wrap:anywhere">${words(content.note)}</p>` : ''}
</div>
<div class="muted" style="margin:20px 4px 0;color:${muted};font-size:14px">
<p style="margin:0 0 8px">${escapeHtml(why[content.audience ?? frame.audience])}${content.unsubscribeUrl ? ` <a href="${escapeHtml(content.unsubscribeUrl)}" style="color:inherit;white-space:nowrap">${escapeHtml(unsubscribe)}</a>` : ''}</p>
<p style="margin:0"><a href="${escapeHtml(frame.webUrl)}" style="color:inherit">${escapeHtml(frame.brandName)}</a> · ${linkMail(questions(frame.contactEmail), frame.contactEmail)}</p>
</div>
</div>
</body>
</html>
`;
}

function renderAction({ label, url }: NonNullable<MailContent['action']>, frame: Frame): string {
  const { brand, muted } = MAIL_COLORS.light;
  const { copyAddress } = mailFrameTexts[frame.language](frame.brandName);
  const address = escapeHtml(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td class="button" style="background:${brand};border-radius:8px"><a href="${address}" style="display:inline-block;padding:13px 22px;color:#ffffff;text-decoration:none;font-weight:700;line-height:1.3;text-align:center">${escapeHtml(label)}</a></td></tr></table>
<p class="muted" style="margin:0 0 16px;color:${muted};font-size:15px">${escapeHtml(copyAddress)}<br><a href="${address}" style="color:inherit;word-break:break-all">${address}</a></p>`;
}

/** Links our own URLs; anything else that looks like one was entered by a person and stays text. */
function linkOwnAddresses(escaped: string, webUrl: string): string {
  const own = escapeHtml(webUrl).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return escaped.replace(
    new RegExp(`${own}/[^\\s<]*[^\\s<.,]`, 'g'),
    (address) => `<a href="${address}" style="color:inherit;overflow-wrap:anywhere">${address}</a>`,
  );
}

const linkMail = (text: string, address: string): string =>
  escapeHtml(text).replace(
    escapeHtml(address),
    () => `<a href="mailto:${escapeHtml(address)}" style="color:inherit">${escapeHtml(address)}</a>`,
  );

interface FrameTexts {
  readonly copyAddress: string;
  /** The action in the plain-text version. */
  readonly action: (label: string, url: string) => string;
  readonly why: Record<Audience, string>;
  readonly unsubscribe: string;
  readonly questions: (contactEmail: string) => string;
}

/** The texts around the content of every mail. */
const mailFrameTexts: Record<Language, (brand: string) => FrameTexts> = {
  en: (brand) => ({
    action: (label, url) => `${label}:\n${url}`,
    copyAddress: 'If the button does not work, copy this address into your browser:',
    why: {
      entered: `You get this email because someone entered your address at ${brand}.`,
      account: `You get this email because you have ${withArticle(brand)} account.`,
      invited: `You get this email because someone invited you to their team at ${brand}.`,
      admins: `You get this email because you are an admin of this website’s organization at ${brand}.`,
      organizationAdmins: `You get this email because you are an admin of this organization at ${brand}.`,
      billingContact: `You get this email because you are the billing contact of this website’s organization at ${brand}.`,
      formerMembers: `You get this email because you belonged to this organization at ${brand}.`,
      visitor: `You get this email because your address was left with a message on a website that uses ${brand}.`,
    },
    unsubscribe: 'Stop these emails',
    questions: (contactEmail) => `Questions? Write to ${contactEmail}.`,
  }),
  fr: (brand) => ({
    action: (label, url) => `${label}\u202f:\n${url}`,
    copyAddress: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u202f:',
    why: {
      entered: `Vous recevez cet e-mail parce que votre adresse a été saisie sur ${brand}.`,
      account: `Vous recevez cet e-mail parce que vous avez un compte ${brand}.`,
      invited: `Vous recevez cet e-mail parce que quelqu’un vous a invité à rejoindre son équipe sur ${brand}.`,
      admins: `Vous recevez cet e-mail parce que vous administrez l’organisation de ce site sur ${brand}.`,
      organizationAdmins: `Vous recevez cet e-mail parce que vous administrez cette organisation sur ${brand}.`,
      billingContact: `Vous recevez cet e-mail parce que vous êtes le contact de facturation de l’organisation de ce site sur ${brand}.`,
      formerMembers: `Vous recevez cet e-mail parce que vous faisiez partie de cette organisation sur ${brand}.`,
      visitor: `Vous recevez cet e-mail parce que votre adresse a été laissée avec un message sur un site qui utilise ${brand}.`,
    },
    unsubscribe: 'Ne plus recevoir ces e-mails',
    questions: (contactEmail) => `Une question\u202f? Écrivez à ${contactEmail}.`,
  }),
};
