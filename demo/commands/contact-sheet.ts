import { writeFile } from 'node:fs/promises';

import { contactSheet } from '../illustrations/contact-sheet';
import { SCENE_NAMES } from '../illustrations/draw-scene';

/** Writes all pictures of destinations and hotel kinds to one PNG file: `contact-sheet.ts <file> [scene-variant ...]`. */
const [file = 'contact-sheet.png', ...names] = process.argv.slice(2);
const pictures = names.length > 0 ? names : SCENE_NAMES.map((name, index) => `${name}-${index % 8}`);
await writeFile(file, await contactSheet(pictures, 6));
