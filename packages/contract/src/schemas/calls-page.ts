import type * as z from 'zod/mini';
import type { Access, Endpoint, InCase, Schema } from './endpoint.ts';
import { endpoints, publicEndpoints } from './index.ts';

const WHO: Readonly<Record<Access, string>> = {
  public: 'Anyone',
  bearer: 'The short-lived token of sign-in',
  signedIn: 'Any session',
  anyAdmin: 'A session with role ORG_ADMIN, with or without an organization',
  member: 'A session that belongs to an organization',
  admin: 'A session that belongs to an organization, with role ORG_ADMIN',
  key: 'A key of an organization',
};

const byName = ([a]: [string, Endpoint], [b]: [string, Endpoint]) => (a < b ? -1 : 1);

/** docs/calls.md: who may make which call, with what, so that a change of any of it is seen in review. */
export function callsPage(): string {
  const all = [endpoints, publicEndpoints].flatMap((some) => Object.entries<Endpoint>(some).sort(byName));
  return [
    '# Who may make which call',
    '',
    '<!-- Made by `npm run generate` from packages/contract/src/schemas/endpoints. -->',
    '',
    'Optional fields are marked `?`, those that may be null `|null`. A confirmation is asked for as decision 65 says:',
    '`recent` counts a sign-in of the last 10 minutes, `always` does not. Grave calls are closed to new admins.',
    '',
    ...Object.entries(WHO).flatMap(([access, who]) => [
      `## ${who}`,
      '',
      `| Call | ${access === 'key' ? 'Scope' : 'Confirmation'} | Audit trail | Takes | Gives |`,
      '|---|---|---|---|---|',
      ...all.filter(([, endpoint]) => endpoint.access === access).map(row),
      '',
    ]),
  ].join('\n');
}

function row([name, endpoint]: [string, Endpoint]): string {
  const { method, path, access, scope, status, response } = endpoint;
  const cells = [
    `${name}<br>\`${method} ${path}\``,
    access === 'key' ? (scope ?? 'any') : confirmationOf(endpoint),
    trailOf(endpoint),
    partsOf(endpoint).join(' '),
    `${status} ${describeSchema(response)}`,
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function confirmationOf({ stepUp, noStepUp, grave }: Endpoint): string {
  const asked = typeof stepUp === 'object' ? `${stepUp.ask}, if ${stepUp.when}` : stepUp;
  return [asked, noStepUp && `none: ${noStepUp}`, grave && `grave${inCase(grave)}`].filter(Boolean).join('; ');
}

const inCase = (grave: true | InCase) => (grave === true ? '' : `, if ${grave.when}`);

const trailOf = ({ event, otherEvents = [], unrecorded }: Endpoint) =>
  unrecorded ? `none: ${unrecorded}` : [event, ...otherEvents].filter(Boolean).join(', ');

function partsOf(endpoint: Endpoint): string[] {
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    return schema ? [`${part}${describeSchema(schema)}`] : [];
  });
}

function describeSchema(schema: Schema): string {
  const { def } = (schema as z.ZodMiniAny)._zod as unknown as { def: Definition };
  if (def.type === 'object') return `(${Object.entries(def.shape).map(describeField).join(' ')})`;
  if (def.type === 'array') return `list of ${describeSchema(def.element)}`;
  if (def.type === 'nullable') return `${describeSchema(def.innerType)} or null`;
  return def.type;
}

type Definition =
  | { readonly type: 'object'; readonly shape: Record<string, Schema> }
  | { readonly type: 'array'; readonly element: Schema }
  | { readonly type: 'nullable'; readonly innerType: Schema }
  | { readonly type: 'string' };

function describeField([name, schema]: [string, Schema]): string {
  const { type } = schema._zod.def;
  return `${name}${type === 'optional' ? '?' : type === 'nullable' ? '|null' : ''}`;
}
