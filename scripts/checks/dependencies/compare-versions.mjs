/** Semantic versions by precedence: negative if `a` comes before `b`. */
export function compareVersions(a, b) {
  const [left, right] = [parse(a), parse(b)];
  for (const part of [0, 1, 2]) {
    const difference = left.numbers[part] - right.numbers[part];
    if (difference !== 0) return difference;
  }
  return comparePrereleases(left.prerelease, right.prerelease);
}

function parse(version) {
  const [, numbers, prerelease = ''] = /^v?(\d+(?:\.\d+){0,2})(?:-([\w.-]+))?(?:\+.*)?$/.exec(version) ?? [];
  if (numbers === undefined) throw new Error(`"${version}" is no version`);
  const [major, minor = 0, patch = 0] = numbers.split('.').map(Number);
  return { numbers: [major, minor, patch], prerelease: prerelease === '' ? [] : prerelease.split('.') };
}

/** A prerelease comes before its release, numbers before words, the shorter before the longer. */
function comparePrereleases(left, right) {
  if (left.length === 0 || right.length === 0) return right.length - left.length;
  for (const [index, part] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    if (part === other) continue;
    const [isNumber, otherIsNumber] = [part, other].map((text) => /^\d+$/.test(text));
    if (isNumber && otherIsNumber) return Number(part) - Number(other);
    if (isNumber !== otherIsNumber) return isNumber ? -1 : 1;
    return part < other ? -1 : 1;
  }
  return left.length - right.length;
}
