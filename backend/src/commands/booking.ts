import { bookingCommand } from './booking-command';
import { productionContext } from './production-context';
import { runOwnerCommand } from './run-owner-command';

await runOwnerCommand(() => bookingCommand(productionContext()));
