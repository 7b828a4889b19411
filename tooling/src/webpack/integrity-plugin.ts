import type { Compiler, WebpackPluginInstance } from 'webpack';

/**
 * Adds subresource integrity to webpack's chunk loader: each chunk is requested with the hash that the registry
 * has for its URL, and a chunk without a hash is not requested.
 *
 * The shell sets the map from the snapshot in the document (shell/src/remotes/integrity-map.ts).
 */
export class IntegrityPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;

    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('IntegrityPlugin', (source) =>
        [
          source,
          'var integrity = (self.__storefrontIntegrity || {})[script.src];',
          'if (!integrity) throw new Error("not in the registry: " + script.src);',
          'script.integrity = integrity;',
          'script.crossOrigin = "anonymous";',
          // The policy of the payment document has no "strict-dynamic": a script needs a nonce or a hash, and
          // not every browser accepts the hash of an external file.
          'if (self.__storefrontNonce) script.nonce = self.__storefrontNonce;',
        ].join('\n'),
      );
    });
  }
}
