import type { Language } from '@evenway/contract';
import { escapeHtml } from '../html/escape-html.ts';
import type { MailContent } from './mail-template.ts';

/** HTML and text of the same mail. Everything that came from a person is escaped, and nothing is loaded from outside. */
export function renderMail(
  content: MailContent,
  options: { language: Language; brandName: string; contactEmail: string },
) {
  return {
    subject: content.subject,
    text: renderText(content, options.brandName, options.contactEmail),
    html: renderHtml(content, options),
  };
}

function renderText(content: MailContent, brandName: string, contactEmail: string): string {
  const parts = [content.heading, ...content.paragraphs];
  if (content.action) parts.push(`${content.action.label}:\n${content.action.url}`);
  if (content.note) parts.push(content.note);
  parts.push(`= ${brandName}\n${contactEmail}`);
  return `${parts.join('\n\n')}\n`;
}

function renderHtml(
  content: MailContent,
  options: { language: Language; brandName: string; contactEmail: string },
): string {
  const { action, note } = content;
  const paragraph = (text: string, style = '') => `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;background:#1e4ed8;color:#ffffff;text-decoration:none;border-radius:8px;font-weight:600">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;color:#475569;font-size:15px;word-break:break-all">${escapeHtml(action.url)}</p>`
    : '';
  return `<!doctype html>
<html lang="${options.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(content.subject)}</title></head>
<body style="margin:0;background:#fbfaf7;color:#0f172a;font-family:'Atkinson Hyperlegible Next',Verdana,sans-serif;font-size:17px;line-height:1.6">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 32px;font-size:20px;font-weight:700"><span style="color:#1e4ed8" aria-hidden="true">=</span> ${escapeHtml(options.brandName)}</p>
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2">${escapeHtml(content.heading)}</h1>
${content.paragraphs.map((text) => paragraph(text)).join('\n')}
${button}
${note ? paragraph(note, 'color:#475569;font-size:15px') : ''}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #d6d3cb;color:#475569;font-size:15px">${escapeHtml(options.brandName)} · ${escapeHtml(options.contactEmail)}</p>
</div>
</body>
</html>
`;
}
