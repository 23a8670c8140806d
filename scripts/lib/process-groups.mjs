// @ts-check
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * npm finishes what it is doing on a first signal, which can take minutes, and ends on a second one. Whatever is left
 * after these steps is killed.
 */
const STEPS = [{ waitMs: 2_000 }, { waitMs: 3_000 }];

/** One Ctrl-C can arrive twice: from the terminal, and forwarded by npm. */
const ONE_KEYPRESS_MS = 1_000;

/** Windows has no process groups: there only the program itself can be signaled. */
const HAS_GROUPS = process.platform !== 'win32';

/** @typedef {import('node:child_process').ChildProcess} Child */
/** @typedef {'SIGINT' | 'SIGTERM'} End */

const exitCodes = { SIGINT: 130, SIGTERM: 143 };
/** @type {Set<Child>} */
const running = new Set();
/** @type {number | undefined} */
let endingSince;

/**
 * Starts a program in its own process group: a Ctrl-C then reaches only this process, which ends the groups of all its
 * programs and then exits. `endsItself`: the caller stops it, and handles signals.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { endsItself?: boolean }} options
 */
export function spawnGroup(command, args, { endsItself = false, ...options } = {}) {
  const child = spawn(command, args, { ...options, detached: HAS_GROUPS });
  if (child.pid === undefined || endsItself) return child;
  if (running.size === 0) process.on('SIGINT', endAll).on('SIGTERM', endAll);
  running.add(child);
  child.once('close', () => {
    running.delete(child);
    if (running.size === 0 && endingSince === undefined) process.off('SIGINT', endAll).off('SIGTERM', endAll);
  });
  return child;
}

/** Whether this process is about to exit because of a signal: what failed now failed because of that. */
export const isEnding = () => endingSince !== undefined;

/**
 * @param {Child} child
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(child, signal) {
  if (!child.pid) return;
  try {
    if (HAS_GROUPS) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}

/**
 * Signals the group, or only its first program, until nothing of it is left, and kills what stays.
 *
 * @param {Child} child
 * @param {NodeJS.Signals} signal
 * @param {ReadonlyArray<{ waitMs: number, onlyFirst?: boolean }>} steps
 */
export async function endGroup(child, signal, steps = STEPS) {
  for (const { waitMs, onlyFirst = false } of steps) {
    if (onlyFirst) child.kill(signal);
    else signalGroup(child, signal);
    const deadline = performance.now() + waitMs;
    while (performance.now() < deadline) {
      if (!isAlive(child)) return;
      await sleep(20);
    }
  }
  signalGroup(child, 'SIGKILL');
}

/** @param {NodeJS.Signals} signal */
function endAll(signal) {
  if (endingSince !== undefined) {
    if (performance.now() - endingSince < ONE_KEYPRESS_MS) return;
    return killAll(signal);
  }
  endingSince = performance.now();
  Promise.all([...running].map((child) => endGroup(child, signal))).finally(() => killAll(signal));
}

/** @param {NodeJS.Signals} signal */
function killAll(signal) {
  for (const child of running) signalGroup(child, 'SIGKILL');
  process.exit(exitCodes[/** @type {End} */ (signal)]);
}

/**
 * A program may have ended and left others in its group.
 *
 * @param {Child} child
 */
function isAlive(child) {
  if (!HAS_GROUPS) return child.exitCode === null && child.signalCode === null;
  try {
    process.kill(-(child.pid ?? Number.NaN), 0);
    return true;
  } catch {
    return false;
  }
}
