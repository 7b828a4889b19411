/* A release in a process of its own, for tests that kill it: <store> <build> <keys>. */
import { releaseBuild } from '../src/release/release-build';
import { readReleaseKeys } from '../src/signing/release-keys';
import { folderStore } from '../src/store/folder-store';

const [storeFolder = '', build = '', keysFolder = ''] = process.argv.slice(2);
const keys = readReleaseKeys({ folder: keysFolder, signingKey: null });
const { version } = await releaseBuild(folderStore(storeFolder, keys), build, { why: `from ${build}` });
console.log(version);
