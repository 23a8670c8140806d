import { testButton } from './suites/button.ts';
import { testOwnerColors } from './suites/owner-colors.ts';
import { testPanel } from './suites/panel.ts';
import { testPanelSettings } from './suites/panel-settings.ts';
import { inEngine } from './support/in-engine.ts';

await inEngine(testButton, testPanel, testPanelSettings, testOwnerColors);
