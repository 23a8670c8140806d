/** Where the API runs while the pages are developed. */
export const apiTarget = process.env.API_TARGET ?? 'http://localhost:3001';
