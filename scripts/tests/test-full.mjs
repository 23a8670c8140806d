/** `npm run test:full`: the steps of `npm test` with every combination that it leaves out (decision 64). Takes about an hour. */
process.env.TEST_DEPTH = 'full';
await import('../test.mjs');
