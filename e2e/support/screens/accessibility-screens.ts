import { paths } from '@evenway/contract';
import { type Screen, withState } from './screen.ts';
import { failed, failing, loading, screen, waiting } from './signed-in-screen.ts';

export const accessibility: readonly Screen[] = [
  screen('accessibility', paths.accessibility),
  screen(withState('accessibility', 'none'), paths.accessibility, { answers: { 'GET /websites': [] } }),
  screen(withState('accessibility', 'unknown'), `${paths.accessibility}?website=elsewhere.example`),
  screen(withState('accessibility', 'loading'), paths.accessibility, {
    answers: waiting('GET /websites'),
    prepare: loading,
  }),
  screen(withState('accessibility', 'error'), paths.accessibility, {
    answers: failing('GET /websites'),
    prepare: failed,
  }),
  screen('accessibility-statement', paths.accessibilityStatement),
  screen('accessibility-messages', paths.accessibilityMessages),
];
