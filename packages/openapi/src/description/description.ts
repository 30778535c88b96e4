import { z } from 'zod';

/** A JSON schema, read where it is shown. */
export type Schema = Record<string, unknown>;

const record = z.record(z.string(), z.unknown());
const text = z.string().optional().catch(undefined);

/** What is known of a parameter. A reference is followed before. */
export const parameterShape = z.looseObject({
  name: z.string(),
  in: z.enum(['path', 'query', 'header', 'cookie']),
  description: text,
  required: z.boolean().default(false),
  deprecated: z.boolean().default(false),
  schema: z.unknown().optional(),
  content: record.optional(),
  style: text,
  explode: z.boolean().optional(),
});
export type Parameter = z.output<typeof parameterShape>;

export const mediaShape = z.looseObject({
  schema: z.unknown().optional(),
  example: z.unknown().optional(),
  examples: record.optional(),
});
export type Media = z.output<typeof mediaShape>;

export const bodyShape = z.looseObject({
  description: text,
  required: z.boolean().default(false),
  content: record.default({}),
});

export const responseShape = z.looseObject({
  description: text,
  headers: record.default({}),
  content: record.default({}),
});

const securityShape = z.array(z.record(z.string(), z.array(z.string())));
export type Security = z.output<typeof securityShape>;

const serverShape = z.looseObject({
  url: z.string(),
  description: text,
  variables: z.record(z.string(), z.looseObject({ default: z.coerce.string() })).default({}),
});
export type Server = z.output<typeof serverShape>;

/** What is known of an operation. */
export const operationShape = z.looseObject({
  summary: text,
  description: text,
  operationId: text,
  tags: z.array(z.string()).default([]),
  deprecated: z.boolean().default(false),
  parameters: z.array(z.unknown()).default([]),
  requestBody: z.unknown().optional(),
  responses: record.default({}),
  callbacks: record.default({}),
  security: securityShape.optional(),
  servers: z.array(serverShape).optional(),
  externalDocs: z.looseObject({ url: z.string(), description: text }).optional(),
});
export type Operation = z.output<typeof operationShape>;

/** A path with its operations, which are checked one by one. */
export const pathShape = z.looseObject({
  summary: text,
  description: text,
  parameters: z.array(z.unknown()).default([]),
  servers: z.array(serverShape).optional(),
});

export const schemeShape = z.looseObject({
  type: z.enum(['apiKey', 'http', 'oauth2', 'openIdConnect', 'mutualTLS']),
  description: text,
  name: text,
  in: text,
  scheme: text,
  bearerFormat: text,
  openIdConnectUrl: text,
  flows: z
    .record(
      z.string(),
      z.looseObject({
        authorizationUrl: text,
        tokenUrl: text,
        refreshUrl: text,
        scopes: z.record(z.string(), z.string()).default({}),
      }),
    )
    .optional(),
});
export type Scheme = z.output<typeof schemeShape>;

/** What is known of a whole description before its parts are read. */
export const documentShape = z.looseObject({
  openapi: z.string().regex(/^3\.[01]\./, { error: 'a version such as 3.0.4 or 3.1.1' }),
  info: z.looseObject({ title: z.string(), version: z.coerce.string().optional(), description: text }),
  servers: z.array(serverShape).default([]),
  paths: record.default({}),
  webhooks: record.default({}),
  components: z
    .looseObject({ schemas: record.default({}), securitySchemes: record.default({}) })
    .prefault({}),
  security: securityShape.optional(),
  tags: z.array(z.looseObject({ name: z.string(), description: text })).default([]),
});
export type Document = z.output<typeof documentShape>;
