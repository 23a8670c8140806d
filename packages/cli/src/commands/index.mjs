import { checkPages } from './check.mjs';
import { getConfiguration, setConfiguration } from './configure.mjs';
import { login, logout, whoami } from './login.mjs';
import { showUsage } from './usage.mjs';
import { addWebsites, listWebsites, printSnippet } from './websites.mjs';

/**
 * Every command, in the order in which help lists them. One more is one more entry: its name, what it takes, and what it does.
 * @type {readonly import('../types.d.ts').Command[]}
 */
export const commands = [
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
