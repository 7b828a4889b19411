import { contentCommand } from './content-command';
import { productionContext } from './production-context';
import { runOwnerCommand } from './run-owner-command';

await runOwnerCommand(() => contentCommand(productionContext()));
