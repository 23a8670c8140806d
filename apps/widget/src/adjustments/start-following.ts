import { fromDocument } from '../page/safe-document.ts';
import type { PartScript } from '../settings/part-script.ts';
import { followPage } from './follow/follow-page.ts';

const script = fromDocument('currentScript') as PartScript | null;
if (script) script.evenway = followPage;
