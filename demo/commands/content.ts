import { contentCommand } from '@storefront/backend/commands/content-command';
import { runOwnerCommand } from '@storefront/backend/commands/run-owner-command';

import { demoContext } from './demo-context';

await runOwnerCommand(() => contentCommand(demoContext()));
