/** As much of DNS (RFC 1035) as a query for TXT records needs. */

const HEADER_BYTES = 12;
const TYPE_TXT = 16;
const CLASS_IN = 1;
const NO_SUCH_NAME = 3;
const LONGEST_TEXT = 255;

/** The TXT records of a name, or null if it does not exist. */
type FindTexts = (name: string) => readonly string[] | null;

/** Responds to a message with one question. Null if it is not a question. */
export function answerDns(message: Buffer, findTexts: FindTexts): Buffer | null {
  const question = readQuestion(message);
  if (!question) return null;
  const found = findTexts(question.name);
  const texts = question.type === TYPE_TXT ? (found ?? []) : [];
  const header = Buffer.alloc(HEADER_BYTES);
  message.copy(header, 0, 0, 2);
  // An authoritative response; recursion as requested.
  header.writeUInt16BE(0x8480 | (message.readUInt16BE(2) & 0x0100) | (found === null ? NO_SUCH_NAME : 0), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(texts.length, 6);
  return Buffer.concat([header, message.subarray(HEADER_BYTES, question.end), ...texts.map(toRecord)]);
}

function readQuestion(message: Buffer): { name: string; type: number; end: number } | null {
  if (message.length < HEADER_BYTES || message.readUInt16BE(4) !== 1) return null;
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = message[at]; length; length = message[at]) {
    if (length > 63 || at + 1 + length >= message.length) return null;
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const end = at + 5;
  if (end > message.length) return null;
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1), end };
}

function toRecord(text: string): Buffer {
  const bytes = Buffer.from(text);
  const pieces: Buffer[] = [];
  for (let at = 0; at === 0 || at < bytes.length; at += LONGEST_TEXT) {
    const piece = bytes.subarray(at, at + LONGEST_TEXT);
    pieces.push(Buffer.from([piece.length]), piece);
  }
  const data = Buffer.concat(pieces);
  const head = Buffer.alloc(12);
  // The name is that of the question.
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(TYPE_TXT, 2);
  head.writeUInt16BE(CLASS_IN, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
