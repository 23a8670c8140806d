/**
 * `npm test -- full` goes through every combination of pages, languages, browsers and inputs, `npm test` through those that
 * show each rule at least once (decision 64).
 */
export const isFull = process.env.TEST_DEPTH === 'full';
