import type * as z from 'zod/mini';
import { holdsApiKey } from '../api-keys/api-key-format.ts';
import { AppError } from '../errors/app-error.ts';

interface InvalidField {
  readonly field: string;
  readonly rule: string;
}

/** A refusal that names fields and rules, for programs and the people who write them. Never says what was sent. */
export const invalidFields = (fields: readonly InvalidField[]): AppError =>
  new AppError('invalid_request', {
    message: `Not valid: ${fields.map(({ field, rule }) => (field === '' ? rule : `${field} ${rule}`)).join('; ')}.`,
  });

/** Each field once, with its first rule. */
export function fieldsOf(issues: readonly z.core.$ZodIssue[]): InvalidField[] {
  const all = issues.flatMap((issue): InvalidField[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ field: shown([...issue.path, key]), rule: 'is not known here' }))
      : [{ field: shown(issue.path), rule: ruleOf(issue) }],
  );
  return [...new Map(all.reverse().map((one) => [one.field, one])).values()].reverse();
}

/** The name is the client's own where it is not known to us, and people paste keys in the wrong place. */
function shown(path: readonly PropertyKey[]): string {
  const name = path.join('.');
  return holdsApiKey(name) ? 'a key' : name.slice(0, 100);
}

/** The words of the contract if it has some, which begin with "must"; otherwise those of the kind of check. */
function ruleOf(issue: z.core.$ZodIssue): string {
  if (issue.message.startsWith('must ')) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'object' && issue.path.length === 0
        ? 'the body must be a JSON object'
        : `must be ${TYPES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be one of: ${issue.values.join(', ')}`;
    case 'too_small':
      return `must ${bound(issue.origin, 'at least', Number(issue.minimum))}`;
    case 'too_big':
      return `must ${bound(issue.origin, 'at most', Number(issue.maximum))}`;
    case 'invalid_format':
      return issue.format === 'uuid' ? 'must be an id (UUID)' : 'has the wrong form';
    default:
      return 'is not valid';
  }
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  boolean: 'true or false',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'an object',
};

function bound(origin: string, relation: string, limit: number): string {
  if (origin === 'string') return `have ${relation} ${limit} ${limit === 1 ? 'character' : 'characters'}`;
  if (origin === 'array') return `have ${relation} ${limit} ${limit === 1 ? 'entry' : 'entries'}`;
  return `be ${relation} ${limit}`;
}
