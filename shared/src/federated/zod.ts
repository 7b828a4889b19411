/*
 * What of zod the parts may use; see react-router.ts for why it is a choice. The whole of zod would bring
 * every language it can complain in.
 */
import {
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
