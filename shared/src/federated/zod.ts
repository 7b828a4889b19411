/*
 * The functions of zod that apps may use; see react-router-dom.ts for the reason. They create schemas which are
 * explained in deferred-schema.ts.
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
  number,
  record,
  string,
  union,
  unknown,
  url,
  uuid,
} from 'whole-zod';

import { ArraySchema, NumberSchema, ObjectSchema, Schema, StringSchema, type Shape } from './deferred-schema';

type Schemas = readonly Schema[];
const created = (schemas: Schemas) => schemas.map((schema) => schema.created);

export const z = {
  NEVER,
  array: (element: Schema) => new ArraySchema(() => array(element.created)),
  boolean: (...rest: Parameters<typeof boolean>) => new Schema(() => boolean(...rest)),
  coerce: {
    number: (...rest: Parameters<typeof coerce.number>) => new NumberSchema(() => coerce.number(...rest)),
    string: (...rest: Parameters<typeof coerce.string>) => new StringSchema(() => coerce.string(...rest)),
  },
  config,
  custom: (...rest: Parameters<typeof custom>) => new Schema(() => custom(...rest)),
  discriminatedUnion: (key: string, [first, ...others]: readonly [ObjectSchema, ...ObjectSchema[]]) =>
    new Schema(() => discriminatedUnion(key, [first.created, ...others.map((option) => option.created)])),
  email: (...rest: Parameters<typeof email>) => new StringSchema(() => email(...rest)),
  enum: (values: readonly string[]) => new Schema(() => enumOf(values)),
  iso: {
    date: (...rest: Parameters<typeof iso.date>) => new StringSchema(() => iso.date(...rest)),
    datetime: (...rest: Parameters<typeof iso.datetime>) => new StringSchema(() => iso.datetime(...rest)),
  },
  literal: (value: Parameters<typeof literal>[0]) => new Schema(() => literal(value)),
  looseObject: (shape: Shape) => new ObjectSchema(shape, { isLoose: true }),
  number: (...rest: Parameters<typeof number>) => new NumberSchema(() => number(...rest)),
  object: (shape: Shape) => new ObjectSchema(shape),
  record: (key: StringSchema, value: Schema) => new Schema(() => record(key.created, value.created)),
  string: (...rest: Parameters<typeof string>) => new StringSchema(() => string(...rest)),
  union: (options: Schemas) => new Schema(() => union(created(options))),
  unknown: () => new Schema(unknown),
  url: (...rest: Parameters<typeof url>) => new StringSchema(() => url(...rest)),
  uuid: (...rest: Parameters<typeof uuid>) => new StringSchema(() => uuid(...rest)),
};
