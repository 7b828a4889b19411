import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);

const schema = z.object({
  PORT: port.default(3000),
  BACKEND_PORT: port.default(3001),
  STUDIO_PORT: port.default(3004),
  STUDIO_URL: z.url({ protocol: /^https?$/ }).optional(),
  STUDIO_TOKEN: z.string().min(16),
  BACKEND_URL: z.url({ protocol: /^https?$/ }).optional(),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  METRICS_TOKEN: z.string().min(16).optional(),
});

export interface StudioSettings {
  readonly port: number;
  /** Origin of the studio as its users see it. */
  readonly origin: string;
  /** Shared with the backend. */
  readonly token: string;
  readonly backendUrl: string;
  /** Origin of the shop, whose previews are displayed in a frame. */
  readonly shopOrigin: string;
  readonly trustProxy: number;
  /** Bearer token of `/metrics`; `null`: there are no metrics. */
  readonly metricsToken: string | null;
}

/** Reads the settings of this process. @throws Error naming every invalid variable */
export function readStudioSettings(env: NodeJS.ProcessEnv = process.env): StudioSettings {
  const parsed = schema.safeParse(env);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error(`Invalid settings in the environment:\n${lines.join('\n')}`);
  }
  const values = parsed.data;
  return {
    port: values.STUDIO_PORT,
    origin: new URL(values.STUDIO_URL ?? `http://localhost:${values.STUDIO_PORT}`).origin,
    token: values.STUDIO_TOKEN,
    backendUrl: values.BACKEND_URL ?? `http://localhost:${values.BACKEND_PORT}`,
    shopOrigin: new URL(values.SITE_URL ?? `http://localhost:${values.PORT}`).origin,
    trustProxy: values.TRUST_PROXY,
    metricsToken: values.METRICS_TOKEN ?? null,
  };
}
