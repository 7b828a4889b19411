/*
 * What of zod the parts may use; see react-router-dom.ts. The whole of zod would bring
 * every language it can complain in.
 */
import {
  NEVER,
  array,
  boolean,
  coerce,
  config,
  custom,
  discriminatedUnion,
  email,
  enum as enumOf,
  iso,
  literal,
  looseObject,
  number,
  object,
  record,
  string,
  union,
  unknown,
  url,
  uuid,
} from 'whole-zod';

export const z = {
  NEVER,
  array,
  boolean,
  coerce,
  config,
  custom,
  discriminatedUnion,
  email,
  enum: enumOf,
  iso,
  literal,
  looseObject,
  number,
  object,
  record,
  string,
  union,
  unknown,
  url,
  uuid,
};
