export * from './audit.ts';
export * from './health.ts';
export * from './jobs.ts';
export * from './limits.ts';
export * from './mail.ts';
export * from './people.ts';
export * from './websites.ts';
export * from './widgets.ts';
