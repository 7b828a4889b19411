import { buildStudio, STUDIO_FOLDER } from './build-studio';
import { runStudio } from './run-studio';

/* Builds the studio and serves it. `npm start` runs it next to site and backend. */
runStudio(async () => {
  await buildStudio();
  return STUDIO_FOLDER;
});
