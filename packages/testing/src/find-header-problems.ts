/** What a response must tell browsers but does not. `owner` is the origin whose pages may frame it. */
export function findHeaderProblems(headers: Headers, owner: string): string[] {
  const policy = readPolicy(headers.get('content-security-policy') ?? '');
  const scripts = policy.get('script-src') ?? policy.get('default-src') ?? [];
  const styles = policy.get('style-src') ?? policy.get('default-src') ?? [];
  // Foreign markup, such as a mail, may have its own styles if no script can run.
  const isSandboxed = policy.has('sandbox') && !policy.get('sandbox')?.includes('allow-scripts');
  const framedBy = policy.get('frame-ancestors') ?? ['*'];
  const demands: [string, boolean][] = [
    ["content policy without default-src 'none'", policy.get('default-src')?.join() === "'none'"],
    ["content policy without base-uri 'none'", policy.get('base-uri')?.join() === "'none'"],
    ['content policy that lets forms be sent anywhere', policy.has('form-action')],
    ['content policy with unsafe scripts', !scripts.some((source) => /unsafe|^https?:$|^\*|data:|blob:/.test(source))],
    ['content policy with unsafe styles', isSandboxed || !styles.some((source) => /unsafe|\*/.test(source))],
    ['no Trusted Types', policy.get('require-trusted-types-for')?.join() === "'script'"],
    ['may be framed', framedBy.every((source) => ["'none'", "'self'", owner].includes(source))],
    ['no permissions policy', /camera=\(\).*geolocation=\(\).*microphone=\(\)/.test(value('permissions-policy'))],
    ['no nosniff', value('x-content-type-options') === 'nosniff'],
    ['no referrer policy', ['same-origin', 'no-referrer'].includes(value('referrer-policy'))],
  ];
  return demands.filter(([, isMet]) => !isMet).map(([problem]) => problem);

  function value(name: string): string {
    return headers.get(name) ?? '';
  }
}

function readPolicy(text: string): ReadonlyMap<string, readonly string[]> {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...values]) => [name, values]));
}
