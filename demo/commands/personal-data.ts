import { personalDataCommand } from '@storefront/backend/commands/personal-data-command';
import { runOwnerCommand } from '@storefront/backend/commands/run-owner-command';

import { demoContext } from './demo-context';

await runOwnerCommand(() => personalDataCommand(demoContext()));
