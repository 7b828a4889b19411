import { APPS } from '@storefront/tooling/apps';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';

import { ReleaseRejected } from '../release/swap-app-records';

import { executeAction, StaleDecision } from './releases/execute-action';
import { readHealthReport } from './releases/health-report';
import { ACTIONS, planAction, type PlannedAction } from './releases/plan-action';
import { readReleaseState, type ReleaseState } from './releases/release-state';
import { staleMessage } from './releases/stale-message';
import { sendPage } from './send-page';
import type { ConsoleSources } from './view-routes';
import { confirmationPage, MAX_REASON_LENGTH } from './views/confirmation-page';
import { messagePage } from './views/message-page';
import { overviewPage } from './views/overview-page';

const paramsSchema = z.object({ appName: z.enum(APPS), action: z.enum(ACTIONS) });
const versionSchema = z.string().min(1).max(200).nullable().default(null).catch(null);
const querySchema = z.object({ version: versionSchema });
const formSchema = z.object({
  revision: z.coerce.number().int().min(0),
  version: versionSchema,
  why: z.string().trim().max(MAX_REASON_LENGTH).default(''),
});

const INCOMPLETE = messagePage('Invalid form', 'The form was not complete. Nothing was changed.');

const ACTION_URL = '/parts/:appName/:action';

/** The action that the URL and the form describe. */
interface ActionRequest extends z.output<typeof paramsSchema> {
  readonly version: string | null;
  readonly why: string;
}

/** Serves a confirmation page for each action; submitting its form to the same URL executes the action. */
export function actionRoutes(app: FastifyInstance, sources: ConsoleSources): void {
  const { store } = sources;

  app.get(ACTION_URL, async (request, reply) => {
    const params = paramsSchema.safeParse(request.params);
    if (!params.success) return reply.callNotFound();
    const actionRequest = { ...params.data, ...querySchema.parse(request.query), why: '' };
    const state = await readReleaseState(store);
    const planned = planRequest(state, actionRequest);
    if (planned.kind === 'impossible') return reject(reply, sources, actionRequest, planned.message);
    return sendPage(
      reply,
      confirmationPage({ plan: planned.plan, revision: state.revision, why: '', attempt: 'first' }),
    );
  });

  app.post(ACTION_URL, async (request, reply) => {
    const params = paramsSchema.safeParse(request.params);
    if (!params.success) return reply.callNotFound();
    const form = formSchema.safeParse(request.body);
    if (!form.success) return sendPage(reply, INCOMPLETE, 400);

    const { revision, ...fields } = form.data;
    const actionRequest = { ...params.data, ...fields };
    const state = await readReleaseState(store);
    // Check the revision first: otherwise an outdated action would be reported as impossible.
    if (state.revision !== revision)
      return reject(reply, sources, actionRequest, staleMessage(state, revision));
    const planned = planRequest(state, actionRequest);
    if (planned.kind === 'impossible') return reject(reply, sources, actionRequest, planned.message);
    if (actionRequest.why === '') {
      const page = confirmationPage({ plan: planned.plan, revision, why: '', attempt: 'missing-reason' });
      return sendPage(reply, page, 422);
    }

    const decision = { revision, why: actionRequest.why, by: request.visitorName };
    const outcome = await outcomeOf(executeAction(store, planned.plan, decision));
    if (outcome.kind === 'done') return reply.redirect(`/?done=${outcome.revision}`, 303);
    if (outcome.kind === 'rejected') return reject(reply, sources, actionRequest, outcome.message);
    return reject(reply, sources, actionRequest, staleMessage(await readReleaseState(store), revision));
  });
}

function planRequest(state: ReleaseState, { appName, action, version }: ActionRequest): PlannedAction {
  const appState = state.apps.find(({ app }) => app === appName);
  return appState
    ? planAction(appState, action, version)
    : { kind: 'impossible', message: `There is no app ${appName}.` };
}

type Outcome =
  | { readonly kind: 'done'; readonly revision: number }
  | { readonly kind: 'rejected'; readonly message: string }
  | { readonly kind: 'stale' };

async function outcomeOf(revision: Promise<number>): Promise<Outcome> {
  try {
    return { kind: 'done', revision: await revision };
  } catch (error) {
    if (error instanceof ReleaseRejected) return { kind: 'rejected', message: error.message };
    if (error instanceof StaleDecision) return { kind: 'stale' };
    throw error;
  }
}

/** Explains why nothing was changed, on the current confirmation page if the action is still possible. */
async function reject(
  reply: FastifyReply,
  { store, health, now }: ConsoleSources,
  actionRequest: ActionRequest,
  message: string,
): Promise<FastifyReply> {
  const state = await readReleaseState(store);
  const notice = { kind: 'refused', text: message } as const;
  const planned = planRequest(state, actionRequest);
  if (planned.kind === 'possible') {
    const { plan } = planned;
    const confirmation = {
      plan,
      revision: state.revision,
      why: actionRequest.why,
      attempt: { rejected: notice },
    };
    return sendPage(reply, confirmationPage(confirmation), 409);
  }
  const report = await readHealthReport(health, now());
  return sendPage(reply, overviewPage({ state, health: report, notice, now: now() }), 409);
}
