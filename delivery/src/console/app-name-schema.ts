import { isAppNameForm, type AppName } from '@storefront/tooling/apps';
import { z } from 'zod';

/** Name of an app of any repository; the registry has those that exist. */
export const appNameSchema = z.custom<AppName>((name) => typeof name === 'string' && isAppNameForm(name));
