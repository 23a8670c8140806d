import type { Command } from '../command.ts';
import { checkPages } from './check.ts';
import { getConfiguration, setConfiguration } from './configure.ts';
import { login, logout, whoami } from './login.ts';
import { showUsage } from './usage.ts';
import { addWebsites, listWebsites, printSnippet } from './websites.ts';

/** Every command, in the order in which help lists them. One more is one more entry: its name, what it takes, and what it does. */
export const commands: readonly Command[] = [
  login,
  logout,
  whoami,
  listWebsites,
  addWebsites,
  getConfiguration,
  setConfiguration,
  printSnippet,
  showUsage,
  checkPages,
];
