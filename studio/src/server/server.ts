import { currentStudio } from './current-studio';
import { runStudio } from './run-studio';

/* Builds the studio where its sources have changed, and serves it. `npm start` runs it next to site and backend. */
runStudio(currentStudio);
