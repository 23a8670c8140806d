import { buffer } from 'node:stream/consumers';
import type { Invoice } from '../store/records.ts';
import { formatDay, formatMoney } from './format.ts';

type Document = InstanceType<typeof import('pdfkit')>;
type Element = ReturnType<Document['struct']>;

const WIDTHS = [230, 150, 115];

/** Tagged, so that assistive technology reads headings, paragraphs and the table as such. */
export async function renderInvoicePdf(invoice: Invoice): Promise<Buffer> {
  // Loaded when the first invoice is opened: a start should not wait for it.
  const { default: PDFDocument } = await import('pdfkit');
  const title = `Invoice ${invoice.number}`;
  const document = new PDFDocument({
    size: 'A4',
    margin: 50,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: invoice.account_name ?? '' },
  });
  const root = document.struct('Document');
  document.addStructure(root);
  const add = (type: string, size: number, text: string) =>
    root.add(document.struct(type, {}, () => void document.fontSize(size).text(text, 50)));
  add('H1', 20, title);
  for (const line of describe(invoice)) add('P', 11, line);
  document.moveDown();
  add('H2', 14, 'What you pay for');
  root.add(buildTable(document, invoice));
  document.moveDown();
  add('P', 11, `Total: ${formatMoney(invoice.total, invoice.currency)}`);
  add('P', 11, `Amount due: ${formatMoney(invoice.amount_remaining, invoice.currency)}`);
  add('P', 9, 'Made by a local test service. No money has moved.');
  root.end();
  document.end();
  return buffer(document);
}

function describe(invoice: Invoice): string[] {
  return [
    `From: ${invoice.account_name}`,
    `To: ${[invoice.customer_name, invoice.customer_email].filter(Boolean).join(', ') || invoice.customer}`,
    ...(invoice.description ? [invoice.description] : []),
    `Date: ${formatDay(invoice.created)}`,
    `Status: ${invoice.status}`,
  ];
}

function buildTable(document: Document, invoice: Invoice): Element {
  const table = document.struct('Table');
  table.add(buildRow(document, 'TH', ['Description', 'Period', 'Amount']));
  for (const { description, period, amount, currency } of invoice.lines.data) {
    const span = `${formatDay(period.start)} to ${formatDay(period.end)}`;
    // What the subscription is for: on paper a line is read without the head of its page.
    const what = [description, invoice.description].filter(Boolean).join('\n');
    table.add(buildRow(document, 'TD', [what, span, formatMoney(amount, currency)]));
  }
  return table;
}

function buildRow(document: Document, type: 'TH' | 'TD', cells: string[]): Element {
  const row = document.struct('TR');
  document.fontSize(11);
  let top = 0;
  let bottom = 0;
  cells.forEach((text, index) => {
    const draw = () => {
      if (index === 0) {
        top = document.y;
        bottom = top;
      }
      const left = 50 + WIDTHS.slice(0, index).reduce((sum, width) => sum + width, 0);
      document.text(text, left, top, { width: (WIDTHS[index] ?? 0) - 10 });
      bottom = Math.max(bottom, document.y);
      document.y = index === cells.length - 1 ? bottom + 4 : top;
    };
    row.add(document.struct(type, {}, draw));
  });
  return row;
}
