import { once } from 'node:events';
import { type Program, startProgram } from './start-program.ts';

/** A virtual display. The server picks a free number and reports it. */
export async function startDisplay(file: string): Promise<{ number: string; program: Program }> {
  const program = await startProgram(file, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {});
  const [told] = await once(program.channel, 'data');
  return { number: `:${String(told).trim()}`, program };
}
