/** An SPDX expression such as `(MIT OR Apache-2.0) AND Zlib`: one side of OR is enough, AND needs both. */
export function isLicenseAllowed(expression: string, allowed: readonly string[]): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  let next = 0;
  const term = (): boolean => {
    const token = tokens[next++];
    if (token !== '(') return token !== undefined && allowed.includes(token);
    const inner = either();
    return tokens[next++] === ')' && inner;
  };
  const both = (): boolean => {
    let holds = term();
    while (tokens[next] === 'AND') {
      next++;
      holds = term() && holds;
    }
    return holds;
  };
  function either(): boolean {
    let holds = both();
    while (tokens[next] === 'OR') {
      next++;
      holds = both() || holds;
    }
    return holds;
  }
  const holds = either();
  return holds && next === tokens.length;
}
