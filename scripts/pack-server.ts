import path from 'node:path';
import { reportError } from './lib/errors.mjs';
import { inRoot } from './lib/paths.mjs';
import { packServer } from './pack/pack-server.ts';

/** `node scripts/run.mjs scripts/pack-server.ts [folder]`: the file tree of the image, in dist/server by default. */
const folder = path.resolve(process.argv[2] ?? inRoot('dist/server'));
packServer(folder)
  .then(({ packages, bytes }) =>
    console.log(
      `${folder}: ${packages} packages, ${Math.round(bytes / 1024 / 1024)} MB. Start it: node apps/api/dist/server.js`,
    ),
  )
  .catch(reportError);
