import { testButton } from './suites/panel/button.ts';
import { testOwnerColors } from './suites/panel/owner-colors.ts';
import { testPanel } from './suites/panel/panel.ts';
import { testPanelSettings } from './suites/panel/settings.ts';
import { inEngine } from './support/in-engine.ts';

await inEngine(testButton, testPanel, testPanelSettings, testOwnerColors);
