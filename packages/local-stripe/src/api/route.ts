import type { Work } from '../work.ts';
import type { FormFields } from './parse-form.ts';
import { list, type ObjectOf, type Reader, readObject, text } from './readers.ts';

type Shape = Record<string, Reader<unknown>>;

interface RouteCall {
  ids: Record<string, string>;
  fields: FormFields;
}

interface RouteAnswer {
  body: object;
  expand: string[];
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  run(work: Work, call: RouteCall): RouteAnswer;
}

interface RouteDefinition<S extends Shape> {
  method: Route['method'];
  path: string;
  params: S;
  /** An error that is returned and not thrown is sent, and what was done before stays. */
  answer(work: Work, params: ObjectOf<S>, id: string): object;
}

/** Reads the parameters before anything is done, so that an invalid request changes nothing. */
export function defineRoute<S extends Shape>({ method, path, params, answer }: RouteDefinition<S>): Route {
  return {
    method,
    path,
    run(work, { ids, fields: { expand, ...fields } }) {
      const paths = expand === undefined ? [] : list(text)(expand, 'expand');
      return { body: answer(work, readObject(params, fields), ids.id ?? ''), expand: paths };
    },
  };
}
