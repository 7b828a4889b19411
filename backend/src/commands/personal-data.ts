import { personalDataCommand } from './personal-data-command';
import { productionContext } from './production-context';
import { runOwnerCommand } from './run-owner-command';

await runOwnerCommand(() => personalDataCommand(productionContext()));
