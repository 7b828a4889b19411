import type { Compiler, WebpackPluginInstance } from 'webpack';

/**
 * Makes webpack's own chunk loader ask for integrity: every chunk that a script adds to the page carries
 * the hash that the registry gave for its address, and without one the browser is not asked at all.
 *
 * The map is set by the shell from the snapshot in the document (shell/src/remotes/integrity-map.ts).
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
          // A document without "strict-dynamic" (payment) lets a script in by its nonce or its hash, and not
          // every browser takes the hash of a file.
          'if (self.__storefrontNonce) script.nonce = self.__storefrontNonce;',
        ].join('\n'),
      );
    });
  }
}
