import { readEnvironment } from '../config/read-environment.ts';
import { runKeysCommand } from '../features/key-rotation/keys-command.ts';

try {
  await runKeysCommand(process.argv.slice(2), readEnvironment(), (line) => void process.stdout.write(`${line}\n`));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
