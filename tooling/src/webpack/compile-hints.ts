import webpack from 'webpack';

/**
 * Lets V8 compile a file on a background thread while it arrives, instead of each function on the main thread when it is
 * called first (ADR 130). The comment has to be the first of the file.
 */
export function compileHints(): webpack.BannerPlugin {
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}
