import type { Language } from '@evenway/contract';
import { englishWords } from './english.ts';
import { frenchWords } from './french.ts';
import type { StatementWords } from './word-types.ts';

export const statementWords: Readonly<Record<Language, StatementWords>> = { en: englishWords, fr: frenchWords };
