import { parseKeyRing } from '../../config/key-ring.ts';
import type { CheckReport } from './finding.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const MARKS = { ok: 'ok     ', warning: 'warning', problem: 'PROBLEM' } as const;

/**
 * The report as lines, and the exit status: 1 with any problem. No line contains a secret, whatever a check returned.
 */
export function printReport(
  reports: readonly CheckReport[],
  environment: Environment,
): { text: string; status: 0 | 1 } {
  const findings = reports.flatMap(({ name, findings: found }) => found.map((finding) => ({ name, ...finding })));
  const count = (level: string) => findings.filter((finding) => finding.level === level).length;
  const lines = findings.map(({ name, level, text }) => `${MARKS[level]}  ${name}: ${text}`);
  const [problems, warnings] = [count('problem'), count('warning')];
  const sum =
    problems > 0
      ? `${problems} problem${problems === 1 ? '' : 's'} to solve before the start, ${warnings} to look at.`
      : `Ready to start${warnings > 0 ? `, with ${warnings} to look at` : ''}.`;
  const text = secretsOf(environment).reduce(
    (kept, secret) => kept.replaceAll(secret, '***'),
    [...lines, sum].join('\n'),
  );
  return { text, status: problems > 0 ? 1 : 0 };
}

const SHORTEST = 4;

/** Values that must not appear in a terminal. */
function secretsOf(environment: Environment): string[] {
  const secrets = Object.entries(environment).flatMap(([name, value = '']) => {
    if (/_URL$/.test(name)) return passwordOf(value);
    if (/_(SECRET|KEY|TOKEN|PEPPER)$|^APP_SECRET$/.test(name)) return [value, ...keysOf(value)];
    return [];
  });
  return secrets.filter((secret) => secret.length >= SHORTEST).sort((a, b) => b.length - a.length);
}

function passwordOf(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { password } = new URL(address);
  return [password, decode(password)];
}

const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

function keysOf(ring: string): string[] {
  try {
    return parseKeyRing(ring).map(({ key }) => key);
  } catch {
    return [];
  }
}
