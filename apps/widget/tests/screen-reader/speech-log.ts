import { existsSync, readFileSync } from 'node:fs';

/** What the screen reader has sent to its voice, read from its log. */
export class SpeechLog {
  private readonly transcript: string[] = [];
  private seen = 0;

  constructor(private readonly file: string) {}

  /** Everything spoken from here on is a response to this. */
  mark(action: string): void {
    this.transcript.push(...this.answers(), `> ${action}`);
    this.seen = this.spoken().length;
  }

  /** What was spoken since the last mark. */
  heard(): string[] {
    return this.spoken().slice(this.seen);
  }

  /** The whole conversation: keys, and what was spoken after each. */
  write(): string {
    return [...this.transcript, ...this.answers()].join('\n');
  }

  private answers(): string[] {
    return this.heard().map((one) => `  ${one}`);
  }

  private spoken(): string[] {
    if (!existsSync(this.file)) return [];
    const lines = readFileSync(this.file, 'utf8').matchAll(/SPEECH OUTPUT: '(.*)'\s*\{/g);
    return [...lines].map(([, text = '']) => text.trim());
  }
}
