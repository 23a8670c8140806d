import { invalid } from './api-error.ts';

export type FormValue = string | FormFields;
export interface FormFields {
  [key: string]: FormValue;
}

/** `a[b][0]=c` becomes `{ a: { b: { 0: 'c' } } }`; in `a[]=c` each value gets the next number. */
export function parseForm(text: string): FormFields {
  const fields = makeFields();
  for (const [key, value] of new URLSearchParams(text)) place(fields, splitKey(key), value);
  return fields;
}

function splitKey(key: string): string[] {
  const [, first, rest] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key) ?? [];
  if (first === undefined || rest === undefined) throw invalid(`Invalid parameter name: ${key}`, key);
  return [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, part]) => part ?? '')];
}

function place(fields: FormFields, path: string[], value: string): void {
  let current = fields;
  path.forEach((part, depth) => {
    const key = part === '' ? String(Object.keys(current).length) : part;
    if (depth === path.length - 1) {
      current[key] = value;
      return;
    }
    const known = current[key];
    const next = typeof known === 'object' ? known : makeFields();
    current[key] = next;
    current = next;
  });
}

/** Without a prototype, so that no field name can reach one. */
function makeFields(): FormFields {
  return Object.create(null);
}
