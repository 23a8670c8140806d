import * as z from 'zod/mini';
import { statementProblems } from '../statements.ts';
import { StatementContent } from './statements.ts';

/** What may be published: complete, and no conformance claim without a method, a date and who assessed it. */
export const PublishedContent = StatementContent.check(
  z.refine((content) => statementProblems(content as StatementContent).length === 0),
);
