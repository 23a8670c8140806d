import { readFileSync } from 'node:fs';

/** Stops the product gracefully when the npm command or terminal that started it ends. */
export function stopWithTerminal(): void {
  const stop = () => process.kill(process.pid, 'SIGTERM');
  // Not under nohup, which detaches standard input from the terminal.
  if (process.stdin.isTTY) process.once('SIGHUP', stop);
  if (!process.env.npm_lifecycle_event) return;
  // A signal to npm ends npm, or the shell between it and us, and is not forwarded.
  const before = ancestors();
  const watch = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(watch);
    stop();
  }, 1000);
  watch.unref();
}

function ancestors(): string {
  return `${process.ppid} ${parentOf(process.ppid)}`;
}

function parentOf(pid: number): string | undefined {
  if (process.platform !== 'linux') return '';
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  } catch {
    return 'gone';
  }
}
