import { buffer } from 'node:stream/consumers';
import type { CreditNote, Invoice } from '../store/records.ts';
import { formatDay, formatMoney } from './format.ts';

type Document = InstanceType<typeof import('pdfkit')>;
type Element = ReturnType<Document['struct']>;

const LEFT = 50;
const WIDTHS = [235, 165, 95] as const;
const RIGHT = LEFT + WIDTHS[0] + WIDTHS[1] + WIDTHS[2];
const INK = '#0f172a';
const MUTED = '#475569';
const LINE = '#cbd5e1';

export const renderInvoicePdf = (invoice: Invoice): Promise<Buffer> =>
  renderPdf(invoice, {
    title: `Invoice ${invoice.number}`,
    facts: [...describe(invoice), `Date: ${formatDay(invoice.created)}`, `Status: ${invoice.status}`],
    heading: 'What you pay for',
    rows: invoice.lines.data.map(({ description, period, amount, currency }) => [
      // What the subscription is for: on paper a line is read without the head of its page.
      [description, invoice.description].filter(Boolean).join('\n'),
      `${formatDay(period.start)} to ${formatDay(period.end)}`,
      formatMoney(amount, currency),
    ]),
    total: `Total: ${formatMoney(invoice.total, invoice.currency)}`,
    last: `Amount due: ${formatMoney(invoice.amount_remaining, invoice.currency)}`,
  });

export const renderCreditNotePdf = (note: CreditNote, invoice: Invoice): Promise<Buffer> =>
  renderPdf(invoice, {
    title: `Credit note ${note.number}`,
    facts: [
      ...describe(invoice),
      `Date: ${formatDay(note.created)}`,
      `Invoice: ${invoice.number}`,
      ...(note.memo ? [note.memo] : []),
    ],
    heading: 'What is credited',
    rows: note.lines.data.map(({ description, amount }) => [description ?? '', '', formatMoney(amount, note.currency)]),
    total: '',
    last: `Credited: ${formatMoney(note.amount, note.currency)}`,
  });

interface Paper {
  readonly title: string;
  readonly facts: string[];
  readonly heading: string;
  /** Description, period and amount. */
  readonly rows: string[][];
  readonly total: string;
  readonly last: string;
}

/** Tagged, so that assistive technology reads headings, paragraphs and the table as such. */
async function renderPdf(invoice: Invoice, { title, facts, heading, rows, total, last }: Paper): Promise<Buffer> {
  // Loaded when the first invoice is opened, so that a start does not wait for it.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'A4',
    margin: LEFT,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: invoice.account_name ?? '' },
  });
  const root = document.struct('Document');
  document.addStructure(root);
  const add = (type: string, size: number, text: string, look: Look = {}) =>
    root.add(
      document.struct(type, {}, () => {
        write(document, size, look).text(text, LEFT, document.y, { width: RIGHT - LEFT, align: look.align ?? 'left' });
      }),
    );
  add('P', 12, invoice.account_name ?? '', { isBold: true });
  document.moveDown();
  add('H1', 24, title, { isBold: true });
  document.moveDown(0.5);
  for (const line of facts) add('P', 11, line, { color: MUTED });
  document.moveDown(2);
  add('H2', 14, heading, { isBold: true });
  document.moveDown(0.5);
  root.add(buildTable(document, rows));
  document.moveDown(0.5);
  if (total) add('P', 11, total, { align: 'right' });
  document.moveDown(0.3);
  add('P', 14, last, { align: 'right', isBold: true });
  document.moveDown(3);
  add('P', 9, 'Made by a local test service. No money has moved.', { color: MUTED });
  root.end();
  document.end();
  return buffer(document);
}

interface Look {
  readonly isBold?: boolean;
  readonly color?: string;
  readonly align?: 'left' | 'right';
}

const write = (document: Document, size: number, { isBold = false, color = INK }: Look): Document =>
  document
    .font(isBold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .fillColor(color);

function describe(invoice: Invoice): string[] {
  return [
    `To: ${[invoice.customer_name, invoice.customer_email].filter(Boolean).join(', ') || invoice.customer}`,
    ...(invoice.description ? [`For: ${invoice.description}`] : []),
  ];
}

function buildTable(document: Document, rows: readonly string[][]): Element {
  const table = document.struct('Table');
  table.add(buildRow(document, 'TH', ['Description', 'Period', 'Amount']));
  for (const row of rows) table.add(buildRow(document, 'TD', row));
  return table;
}

function buildRow(document: Document, type: 'TH' | 'TD', cells: string[]): Element {
  const row = document.struct('TR');
  let top = 0;
  let bottom = 0;
  cells.forEach((text, index) => {
    const isLast = index === cells.length - 1;
    const draw = () => {
      if (index === 0) {
        top = document.y;
        bottom = top;
      }
      const left = LEFT + WIDTHS.slice(0, index).reduce((sum, width) => sum + width, 0);
      const width = (WIDTHS[index] ?? 0) - (isLast ? 0 : 10);
      write(document, 11, { isBold: type === 'TH' }).text(text, left, top, { width, align: isLast ? 'right' : 'left' });
      bottom = Math.max(bottom, document.y);
      document.y = isLast ? bottom + 12 : top;
      if (isLast) drawLine(document);
    };
    row.add(document.struct(type, {}, draw));
  });
  return row;
}

/** Below the row that was just drawn. */
function drawLine(document: Document): void {
  const y = document.y - 8;
  document.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor(LINE).stroke();
}
