import { errorResponseSchema } from '@storefront/shared/api/error-response.schema';
import { z } from 'zod';

import { CALLS } from './calls';
import type { DescribedCall } from './described-call';

/** Returns the API as an OpenAPI 3.1 document, generated from the schemas that validate it. */
export function openApiDocument(serverUrl: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, call] of Object.entries(CALLS)) {
    paths[call.path] = { ...paths[call.path], [call.method]: operation(name, call) };
  }
  return {
    openapi: '3.1.0' as const,
    info: {
      title: 'Calls of the storefront',
      version: '1.0.0',
      description:
        'Search, content and booking, as the storefront makes them. Amounts are pounds or pence as each call says; dates of travel are calendar dates, yyyy-MM-dd.',
    },
    servers: [{ url: serverUrl }],
    paths,
    components: { schemas: { Error: jsonSchema(errorResponseSchema) } },
  };
}

function operation(name: string, call: DescribedCall): object {
  const content = call.response
    ? { 'application/json': { schema: jsonSchema(call.response) } }
    : { [call.mediaType ?? 'text/plain']: { schema: { type: 'string' } } };
  const refusals = Object.entries(call.errors).map(([status, description]) => [
    status,
    {
      description,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ]);
  return {
    operationId: name.replace('/', '-'),
    summary: call.summary,
    tags: [call.group],
    parameters: [...pathParameters(call), ...queryParameters(call)],
    ...(call.body ? { requestBody: { required: true, content: bodyContent(call.body, call) } } : {}),
    responses: {
      [String(call.status ?? 200)]: { description: 'Done', content },
      ...(Object.fromEntries(refusals) as object),
    },
  };
}

function bodyContent(body: z.ZodType, { acceptsText: isTextTaken }: DescribedCall): object {
  const content = { schema: jsonSchema(body) };
  return { 'application/json': content, ...(isTextTaken ? { 'text/plain': content } : {}) };
}

function pathParameters({ path }: DescribedCall): object[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

const objectShape = z.object({
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
});

function queryParameters({ query }: DescribedCall): object[] {
  if (!query) return [];
  const { properties, required } = objectShape.parse(jsonSchema(query));
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

/** Returns the JSON schema of the wire format, before the transforms of the schema. */
function jsonSchema(schema: z.ZodType): object {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}
