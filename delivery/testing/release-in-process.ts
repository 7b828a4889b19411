/* Releases a build in a child process, for tests that kill it. Arguments: <store folder> <build folder> <keys folder>. */
import { releaseBuild } from '../src/release/release-build';
import { readReleaseKeys } from '../src/signing/release-keys';
import { folderReleaseStore } from '../src/store/folder-release-store';

const [storeFolder = '', build = '', keysFolder = ''] = process.argv.slice(2);
const keys = readReleaseKeys({ folder: keysFolder, signingKey: null });
const { version } = await releaseBuild(folderReleaseStore(storeFolder, keys), build, {
  why: `from ${build}`,
});
console.log(version);
