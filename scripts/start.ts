import { reportError } from './lib/errors.mjs';
import { startProduct } from './lib/start-product.ts';

startProduct().catch((error) => {
  reportError(error);
  process.exit(1);
});
