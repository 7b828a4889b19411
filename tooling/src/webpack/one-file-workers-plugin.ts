import type { Chunk, Compiler, WebpackPluginInstance } from 'webpack';

/** Whether modules of a chunk may move to a file of their own: not those of an entry or of a worker. */
export function isSplittable(chunk: Chunk): boolean {
  return !chunk.canBeInitial() && !chunk.hasRuntime();
}

/**
 * Fails a build whose worker consists of several files. The browser verifies the one file that a worker starts from
 * (shared/src/platform/verified-worker); the policy of the page forbids `importScripts`, so the worker would end there.
 */
export class OneFileWorkersPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('OneFileWorkersPlugin', (compilation) => {
      compilation.hooks.afterOptimizeChunks.tap('OneFileWorkersPlugin', () => {
        for (const worker of compilation.asyncEntrypoints) {
          if (worker.chunks.length === 1 && worker.getNumberOfChildren() === 0) continue;
          const { chunkGraph, requestShortener } = compilation;
          const [entry] = chunkGraph.getChunkEntryModulesIterable(worker.getEntrypointChunk());
          const file = entry?.readableIdentifier(requestShortener);
          compilation.errors.push(
            new WebpackError(`The worker ${file} must be one file. Remove its dynamic imports.`),
          );
        }
      });
    });
  }
}
