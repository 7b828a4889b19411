/*
 * The functions of zod that apps may use; see react-router-dom.ts for the reason. The whole of zod would add its error
 * messages in every language to the download.
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
