import { UserError } from '../../lib/errors.mjs';
import { runCommand } from '../../lib/run-command.mjs';
import type { Advisory } from './find-problems.ts';

/** What is read here of what `npm audit --json` writes. */
interface Audit {
  readonly vulnerabilities?: Readonly<Record<string, { readonly via: ReadonlyArray<string | Cause> }>>;
  readonly message?: string;
}

interface Cause {
  readonly name: string;
  readonly url: string;
  readonly title: string;
  readonly range: string;
}

/** What npm's registry knows against the packages of a folder's lockfile. */
export async function askRegistry(folder: string): Promise<Advisory[]> {
  const args = ['audit', '--json', '--package-lock-only', '--loglevel=error'];
  const { output } = await runCommand('npm', args, { cwd: folder });
  const { vulnerabilities, message = output.trim() } = parse(output);
  if (!vulnerabilities) throw new UserError(`The registry could not be asked about ${folder}:\n${message}`);
  // A package that only depends on a vulnerable one names that one as a text.
  return Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((cause) => typeof cause !== 'string')
    .map(({ name, url, title, range }) => ({
      id: url.slice(url.lastIndexOf('/') + 1),
      package: name,
      summary: title,
      range,
    }));
}

function parse(output: string): Audit {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return {};
  }
}
