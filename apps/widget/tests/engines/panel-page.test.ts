import { testFocusTraps } from './suites/panel/focus-traps.ts';
import { testPanelGroups } from './suites/panel/groups.ts';
import { testMessage } from './suites/panel/message.ts';
import { testPanelOnPage } from './suites/panel/page.ts';
import { inEngine } from './support/in-engine.ts';

await inEngine(testPanelGroups, testMessage, testPanelOnPage, testFocusTraps);
