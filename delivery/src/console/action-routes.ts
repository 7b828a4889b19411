import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';

import { ReleaseRejected } from '../release/swap-app-records';

import { appNameSchema } from './app-name-schema';
import type { ConsoleSources } from './console-sources';
import { ACTIONS, type ActionPlan, type PlannedAction } from './releases/action-plan';
import { executeAction, StaleDecision, type Decision } from './releases/execute-action';
import { readHealthReport } from './releases/health-report';
import { verdictOfWatcher } from './releases/judge-app';
import { planAction } from './releases/plan-action';
import { namesOf, readReleaseState, type ReleaseState } from './releases/release-state';
import { staleMessage } from './releases/stale-message';
import { sendPage } from './send-page';
import { confirmationPage, MAX_REASON_LENGTH, type Attempt } from './views/confirmation-page';
import { messagePage } from './views/message-page';
import { overviewPage } from './views/overview-page';

const paramsSchema = z.object({ appName: appNameSchema, action: z.enum(ACTIONS) });
const versionSchema = z.string().min(1).max(200).nullable().default(null).catch(null);
const shareSchema = z.coerce.number().int().nullable().default(null).catch(null);
const querySchema = z.object({ version: versionSchema, share: shareSchema });
const reasonSchema = z.string().trim().max(MAX_REASON_LENGTH).default('');
const formSchema = z.object({
  revision: z.coerce.number().int().min(0),
  version: versionSchema,
  share: z.union([z.literal('').transform(() => null), shareSchema]),
  why: reasonSchema,
  override: reasonSchema,
  /** A checkbox: absent when it is not checked. */
  unmarked: z.literal('yes').optional(),
});

const INCOMPLETE = messagePage('Invalid form', 'The form was not complete. Nothing was changed.');

const ACTION_URL = '/parts/:appName/:action';

/** The action that the URL and the form describe. */
interface ActionRequest extends z.output<typeof paramsSchema> {
  readonly version: string | null;
  readonly share: number | null;
  readonly why: string;
  readonly override: string;
}

/** Serves a confirmation page for each action; submitting its form to the same URL executes the action. */
export function actionRoutes(app: FastifyInstance, sources: ConsoleSources): void {
  const { store } = sources;

  app.get(ACTION_URL, async (request, reply) => {
    const params = paramsSchema.safeParse(request.params);
    if (!params.success) return reply.callNotFound();
    const actionRequest = { ...params.data, ...querySchema.parse(request.query), why: '', override: '' };
    const state = await readReleaseState(store);
    if (!namesOf(state).includes(actionRequest.appName)) return reply.callNotFound();
    const planned = planRequest(state, actionRequest);
    if (planned.kind === 'impossible') return reject(reply, sources, actionRequest, planned.message);
    return confirm(reply, state, planned.plan, actionRequest, 'first');
  });

  app.post(ACTION_URL, async (request, reply) => {
    const params = paramsSchema.safeParse(request.params);
    if (!params.success) return reply.callNotFound();
    const form = formSchema.safeParse(request.body);
    if (!form.success) return sendPage(reply, INCOMPLETE, 400);

    const { revision, unmarked, ...fields } = form.data;
    const actionRequest = { ...params.data, ...fields };
    const state = await readReleaseState(store);
    // Check the revision first: otherwise an outdated action would be reported as impossible.
    if (state.revision !== revision)
      return reject(reply, sources, actionRequest, staleMessage(state, revision));
    const planned = planRequest(state, actionRequest);
    if (planned.kind === 'impossible') return reject(reply, sources, actionRequest, planned.message);
    const { plan } = planned;
    const missing = missingFields(plan, actionRequest);
    if (missing) return confirm(reply, state, plan, actionRequest, missing, 422);

    const decision: Decision = {
      revision,
      why: actionRequest.why,
      override: plan.overrides === null ? null : actionRequest.override,
      keepUnmarked: unmarked === 'yes',
      by: request.visitorName,
    };
    const outcome = await outcomeOf(executeAction(store, plan, decision));
    if (outcome.kind === 'done') return reply.redirect(`/?done=${outcome.revision}`, 303);
    if (outcome.kind === 'rejected') return reject(reply, sources, actionRequest, outcome.message);
    return reject(reply, sources, actionRequest, staleMessage(await readReleaseState(store), revision));
  });
}

function missingFields(plan: ActionPlan, { why, override }: ActionRequest): Attempt | null {
  const missing = [
    ...(why === '' ? (['why'] as const) : []),
    ...(plan.overrides !== null && override === '' ? (['override'] as const) : []),
  ];
  return missing.length > 0 ? { missing } : null;
}

function confirm(
  reply: FastifyReply,
  { revision }: ReleaseState,
  plan: ActionPlan,
  { why, override }: ActionRequest,
  attempt: Attempt,
  status = 200,
): FastifyReply {
  return sendPage(reply, confirmationPage({ plan, revision, why, override, attempt }), status);
}

function planRequest(state: ReleaseState, actionRequest: ActionRequest): PlannedAction {
  const { appName } = actionRequest;
  const appState = state.apps.find(({ app }) => app === appName);
  if (!appState) return { kind: 'impossible', message: `There is no app ${appName}.` };
  const { canary } = appState;
  const verdict = canary ? verdictOfWatcher(state.watcher, appName, canary.version) : null;
  return planAction(appState, actionRequest, verdict);
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
  { store, reports, now }: ConsoleSources,
  actionRequest: ActionRequest,
  message: string,
): Promise<FastifyReply> {
  const state = await readReleaseState(store);
  const notice = { kind: 'refused', text: message } as const;
  const planned = planRequest(state, actionRequest);
  if (planned.kind === 'possible')
    return confirm(reply, state, planned.plan, actionRequest, { rejected: notice }, 409);
  const report = await readHealthReport(reports, now());
  return sendPage(reply, overviewPage({ state, report, notice, now: now() }), 409);
}
