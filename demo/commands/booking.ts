import { bookingCommand } from '@storefront/backend/commands/booking-command';
import { runOwnerCommand } from '@storefront/backend/commands/run-owner-command';

import { demoContext } from './demo-context';

await runOwnerCommand(() => bookingCommand(demoContext()));
