import type { Language } from '@evenway/contract';
import { englishTexts } from './english.ts';
import { frenchTexts } from './french.ts';
import type { StatementTexts } from './text-types.ts';

export const statementTexts: Readonly<Record<Language, StatementTexts>> = { en: englishTexts, fr: frenchTexts };
