export interface ChatMessage {
  readonly id: string;
  readonly text: string;
  readonly sender: 'user' | 'ai';
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly isError: boolean;
}
