import { reportError } from './lib/report-error.mjs';

/** `npm run docs:diagrams`: draws docs/diagrams/*.dot as SVG beside them. */
import('./diagrams/draw-diagrams.mjs')
  .then(({ drawDiagrams }) => drawDiagrams())
  .then((files) => console.log(`Drew ${files.join(', ')}.`))
  .catch(reportError);
