/** The Content-Security-Policy, as far as the widget is concerned. */

export interface PolicyGaps {
  /** Directives to add, such as `connect-src https://cdn.example`. */
  readonly additions: string[];
  readonly isInlineForbidden: boolean;
}

type Directives = ReadonlyMap<string, readonly string[]>;

/** What the widget does, and the directives that control it, most specific first. */
const NEEDS = [
  { directive: 'script-src', ruledBy: ['script-src-elem', 'script-src', 'default-src'] },
  { directive: 'connect-src', ruledBy: ['connect-src', 'default-src'] },
  { directive: 'font-src', ruledBy: ['font-src', 'default-src'] },
] as const;

/** The maximum length of a header; anything beyond is ignored. */
const MAX_LENGTH = 65_536;
/** A real page has a handful. */
const MAX_POLICIES = 200;

/** Every policy of a page must allow it, so what any of them lacks is missing. */
export function missingInPolicy(policies: readonly string[], cdnUrl: string, pageUrl: string): PolicyGaps {
  const parsed = policies.join(',').slice(0, MAX_LENGTH).split(',', MAX_POLICIES).map(parsePolicy);
  const cdn = new URL(cdnUrl);
  const page = new URL(pageUrl);
  const additions = new Set<string>();
  for (const policy of parsed) {
    for (const { directive, ruledBy } of NEEDS) {
      const sources = rule(policy, ruledBy);
      if (sources && !allows(sources, cdn, page)) additions.add(`${directive} ${cdn.origin}`);
    }
    const named = policy.get('trusted-types');
    if (named && !named.includes('*') && !named.includes('evenway')) additions.add('trusted-types evenway');
  }
  return { additions: [...additions], isInlineForbidden: parsed.some(forbidsInline) };
}

function parsePolicy(text: string): Directives {
  const directives = new Map<string, readonly string[]>();
  for (const part of text.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    if (name !== '' && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

function rule(policy: Directives, names: readonly string[]): readonly string[] | undefined {
  const name = names.find((one) => policy.has(one));
  return name === undefined ? undefined : policy.get(name);
}

function allows(sources: readonly string[], cdn: URL, page: URL): boolean {
  // Trust is passed on by the script that adds ours; hosts are ignored.
  if (sources.includes("'strict-dynamic'")) return true;
  return sources.some((source) => {
    if (source === '*') return true;
    if (source === "'self'") return cdn.origin === page.origin;
    if (/^[a-z][a-z0-9+.-]*:$/i.test(source)) return source.toLowerCase() === cdn.protocol;
    return matchesHost(source, cdn);
  });
}

function matchesHost(source: string, cdn: URL): boolean {
  const [, scheme, host = '', port] = /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^/:]+)(?::(\d+|\*))?/i.exec(source) ?? [];
  if (scheme && `${scheme.toLowerCase()}:` !== cdn.protocol) return false;
  if (port && port !== '*' && port !== (cdn.port || (cdn.protocol === 'https:' ? '443' : '80'))) return false;
  const name = host.toLowerCase();
  return name.startsWith('*.') ? cdn.hostname.endsWith(name.slice(1)) : cdn.hostname === name;
}

function forbidsInline(policy: Directives): boolean {
  const sources = rule(policy, ['script-src-elem', 'script-src', 'default-src']);
  if (!sources) return false;
  // With a nonce or a hash the owner knows how to mark inline code; whether ours is marked cannot be seen from outside.
  const isMarked = sources.some((source) => /^'(nonce|sha256|sha384|sha512)-/.test(source));
  return !isMarked && !sources.includes("'unsafe-inline'");
}
