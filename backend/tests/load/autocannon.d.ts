declare module 'autocannon' {
  interface Options {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    readonly requests?: readonly { readonly path: string }[];
    readonly headers?: Readonly<Record<string, string>>;
  }
  interface Outcome {
    readonly requests: { readonly average: number };
    readonly latency: { readonly p50: number; readonly p97_5: number };
    readonly non2xx: number;
    readonly errors: number;
  }
  function autocannon(options: Options): Promise<Outcome>;
  export default autocannon;
}
