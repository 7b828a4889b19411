import {
  _default,
  array,
  catch as caught,
  gte,
  int,
  length,
  looseObject,
  lte,
  maxLength,
  minLength,
  multipleOf,
  nonnegative,
  nullable,
  nullish,
  object,
  optional,
  pipe,
  positive,
  prefault,
  refine,
  regex,
  startsWith,
  transform,
  trim,
  type ZodMiniObject,
  type ZodMiniType,
} from 'whole-zod';

/*
 * Schemas with the methods of zod, on the functions of `zod/mini`. The methods of zod are part of every schema and
 * cannot be left out of a build; and a schema of either is expensive to create, while a page that the server rendered
 * validates with few of the schemas that its code declares. These are created when they validate first.
 *
 * The tests of all pages use them instead of zod (tooling/jest/zod-of-pages.cjs), so that a method that is missing here
 * fails a test.
 */

type Params = string | { readonly error?: string; readonly message?: string; readonly path?: string[] };
type Check = Parameters<ZodMiniType['check']>[0];
type Mask = Readonly<Record<string, true>>;

/** Any schema: the methods that all types of zod have. */
export class Schema<Created extends ZodMiniType = ZodMiniType> {
  readonly #create: () => Created;
  #created: Created | null = null;

  constructor(create: () => Created) {
    this.#create = create;
  }

  /** The schema of `zod/mini`. */
  get created(): Created {
    this.#created ??= this.#create();
    return this.#created;
  }

  parse(value: unknown): unknown {
    return this.created.parse(value);
  }

  safeParse(value: unknown): ReturnType<ZodMiniType['safeParse']> {
    return this.created.safeParse(value);
  }

  /** A brand exists in types only. */
  brand(): this {
    return this;
  }

  /** Labels and controls are for the studio; pages do not read them. */
  meta(_metadata: object): this {
    return this;
  }

  nullable(): Schema {
    return new Schema(() => nullable(this.created));
  }

  optional(): Schema {
    return new Schema(() => optional(this.created));
  }

  nullish(): Schema {
    return new Schema(() => nullish(this.created));
  }

  default(value: unknown): Schema {
    return new Schema(() => _default(plain(this), value));
  }

  prefault(value: unknown): Schema {
    return new Schema(() => prefault(plain(this), value));
  }

  catch(value: unknown): Schema {
    return new Schema(() => caught(plain(this), value));
  }

  array(): ArraySchema {
    return new ArraySchema(() => array(this.created));
  }

  refine(isValid: (value: unknown) => unknown, params?: Params): Schema {
    return new Schema(withCheck(this, () => refine(isValid, params)));
  }

  transform(change: (value: unknown, context: TransformContext) => unknown): Schema {
    return new Schema(() =>
      pipe(
        this.created,
        transform((value, { issues }) =>
          change(value, { addIssue: (issue) => issues.push({ input: value, ...issue }) }),
        ),
      ),
    );
  }

  pipe(next: Schema): Schema {
    return new Schema(() => pipe(plain(this), next.created));
  }
}

/** The schema without the types of its values, which only its author knows. */
function plain(schema: Schema): ZodMiniType {
  return schema.created;
}

/** A copy with another check: a schema that is exported must not change. */
function withCheck<Created extends ZodMiniType>(schema: Schema<Created>, check: () => Check): () => Created {
  return () => schema.created.check(check());
}

interface TransformContext {
  readonly addIssue: (issue: { readonly code: 'custom'; readonly message: string }) => void;
}

export class StringSchema extends Schema<ZodMiniType<string>> {
  min(value: number, params?: Params): StringSchema {
    return new StringSchema(withCheck(this, () => minLength(value, params)));
  }

  max(value: number, params?: Params): StringSchema {
    return new StringSchema(withCheck(this, () => maxLength(value, params)));
  }

  length(value: number, params?: Params): StringSchema {
    return new StringSchema(withCheck(this, () => length(value, params)));
  }

  regex(pattern: RegExp, params?: Params): StringSchema {
    return new StringSchema(withCheck(this, () => regex(pattern, params)));
  }

  startsWith(prefix: string, params?: Params): StringSchema {
    return new StringSchema(withCheck(this, () => startsWith(prefix, params)));
  }

  trim(): StringSchema {
    return new StringSchema(withCheck(this, trim));
  }
}

export class NumberSchema extends Schema {
  min(value: number, params?: Params): NumberSchema {
    return new NumberSchema(withCheck(this, () => gte(value, params)));
  }

  max(value: number, params?: Params): NumberSchema {
    return new NumberSchema(withCheck(this, () => lte(value, params)));
  }

  int(params?: Params): NumberSchema {
    return new NumberSchema(withCheck(this, () => int(params)));
  }

  positive(params?: Params): NumberSchema {
    return new NumberSchema(withCheck(this, () => positive(params)));
  }

  nonnegative(params?: Params): NumberSchema {
    return new NumberSchema(withCheck(this, () => nonnegative(params)));
  }

  multipleOf(value: number, params?: Params): NumberSchema {
    return new NumberSchema(withCheck(this, () => multipleOf(value, params)));
  }
}

export class ArraySchema extends Schema {
  min(value: number, params?: Params): ArraySchema {
    return new ArraySchema(withCheck(this, () => minLength(value, params)));
  }

  max(value: number, params?: Params): ArraySchema {
    return new ArraySchema(withCheck(this, () => maxLength(value, params)));
  }

  length(value: number, params?: Params): ArraySchema {
    return new ArraySchema(withCheck(this, () => length(value, params)));
  }
}

export type Shape = Readonly<Record<string, Schema>>;

interface ObjectOptions {
  /** Properties that the shape does not name are kept instead of dropped. */
  readonly isLoose?: boolean;
  readonly checks?: readonly (() => Check)[];
}

export class ObjectSchema extends Schema<ZodMiniObject> {
  readonly shape: Shape;
  readonly #options: ObjectOptions;

  constructor(shape: Shape, options: ObjectOptions = {}) {
    const { isLoose = false, checks = [] } = options;
    super(() => {
      const entries = Object.entries(shape).map(([name, { created }]) => [name, created] as const);
      const schema = (isLoose ? looseObject : object)(Object.fromEntries(entries));
      return checks.length === 0 ? schema : schema.check(...checks.map((check) => check()));
    });
    this.shape = shape;
    this.#options = options;
  }

  override refine(isValid: (value: unknown) => unknown, params?: Params): ObjectSchema {
    const { checks = [] } = this.#options;
    return this.#with({ checks: [...checks, () => refine(isValid, params)] });
  }

  extend(added: Shape): ObjectSchema {
    return new ObjectSchema({ ...this.shape, ...added }, this.#options);
  }

  pick(mask: Mask): ObjectSchema {
    return this.#where((name) => name in mask);
  }

  omit(mask: Mask): ObjectSchema {
    return this.#where((name) => !(name in mask));
  }

  loose(): ObjectSchema {
    return this.#with({ isLoose: true });
  }

  #with(options: ObjectOptions): ObjectSchema {
    return new ObjectSchema(this.shape, { ...this.#options, ...options });
  }

  /** @throws Error as zod for an object with checks, which may read any property */
  #where(isKept: (name: string) => boolean): ObjectSchema {
    if (this.#options.checks) throw new Error('an object with checks keeps its shape');
    const kept = Object.entries(this.shape).filter(([name]) => isKept(name));
    return new ObjectSchema(Object.fromEntries(kept), this.#options);
  }
}
