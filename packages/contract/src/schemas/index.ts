/** For the server and everything else that validates. Browsers load none of it. */

export * from './endpoint-spec.ts';
export * from './endpoints.ts';
export * from './entities.ts';
export * from './error-body.ts';
export * from './widget-config.ts';
export * from './widget-entities.ts';
