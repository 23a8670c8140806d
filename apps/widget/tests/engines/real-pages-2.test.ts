import { realPages } from '../support/real-pages.ts';
import { testRealPages } from './suites/host-page/real-pages.ts';
import { onDevice } from './support/in-engine.ts';

const pages = realPages.filter((_, index) => index % 2 === 1);
await onDevice('calm', testRealPages(pages));
