import type { Command } from './command.ts';
import { commands } from './commands/index.ts';

const usageOf = ({ name, args }: Command) => `evenway ${name}${args ? ` ${args}` : ''}`;

export function overview(): string[] {
  const width = Math.max(...commands.map((command) => usageOf(command).length));
  return [
    'Evenway on the command line.',
    '',
    ...commands.map((command) => `  ${usageOf(command).padEnd(width)}  ${command.summary}`),
    '',
    'A <website> is a domain or an id. With every command:',
    '  --json   the answer as JSON, for programs',
    '  --help   what the command takes',
    '`evenway --version` prints the version.',
    '',
    'EVENWAY_API_KEY and EVENWAY_URL stand in for a login.',
    'Ends with 0 when all is done, 1 when something was refused, 2 for a wrong command, 3 for a missing or wrong key,',
    '4 when something does not exist, and 5 when the server does not respond. A check ends with 1 for findings, 2 when a page could not be checked.',
  ];
}

export function helpOf(command: Command): string[] {
  const options = Object.entries({ ...command.options, json: { type: 'boolean', help: 'the answer as JSON' } });
  const names = options.map(([name, { type }]) => `--${name}${type === 'string' ? ' <value>' : ''}`);
  const terms = command.terms ?? [];
  const width = Math.max(...names.map((name) => name.length), ...terms.map(([term]) => term.length));
  return [
    usageOf(command),
    `  ${command.summary}.`,
    ...(terms.length > 0 ? ['', ...terms.map(([term, meaning]) => `  ${term.padEnd(width)}  ${meaning}`)] : []),
    '',
    ...options.map(([, { help }], at) => `  ${(names[at] ?? '').padEnd(width)}  ${help}`),
  ];
}
