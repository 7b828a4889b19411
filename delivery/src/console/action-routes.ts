import { PARTS } from '@storefront/tooling/build/parts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';

import { ReleaseRefused } from '../release/swap-app-records';

import { carryOut, DecisionStale } from './releases/execute-action';
import { readHealthReport } from './releases/health-report';
import { ACTS, planAct, type PlannedAct } from './releases/plan-action';
import { readReleaseState, type ReleaseState } from './releases/release-state';
import { staleWords } from './releases/stale-message';
import { sendPage } from './send-page';
import type { ConsoleSources } from './view-routes';
import { confirmationPage, LONGEST_REASON } from './views/confirmation-page';
import { overviewPage } from './views/overview-page';
import { sentencePage } from './views/message-page';

const paramsSchema = z.object({ part: z.enum(PARTS), act: z.enum(ACTS) });
const versionSchema = z.string().min(1).max(200).nullable().default(null).catch(null);
const querySchema = z.object({ version: versionSchema });
const formSchema = z.object({
  revision: z.coerce.number().int().min(0),
  version: versionSchema,
  why: z.string().trim().max(LONGEST_REASON).default(''),
});

const INCOMPLETE = sentencePage('Not understood', 'The form was not complete. Nothing was changed.');

const ADDRESS = '/parts/:part/:act';

/** What a person wants done, as far as the address and the form say it. */
interface Wish extends z.output<typeof paramsSchema> {
  readonly version: string | null;
  readonly why: string;
}

/** Each act is a page that says what will happen; the same address takes the answer. */
export function actRoutes(app: FastifyInstance, sources: ConsoleSources): void {
  const { store } = sources;

  app.get(ADDRESS, async (request, reply) => {
    const params = paramsSchema.safeParse(request.params);
    if (!params.success) return reply.callNotFound();
    const wish = { ...params.data, ...querySchema.parse(request.query), why: '' };
    const state = await readReleaseState(store);
    const planned = planWish(state, wish);
    if (planned.kind === 'impossible') return refuse(reply, sources, wish, planned.sentence);
    return sendPage(
      reply,
      confirmationPage({ plan: planned.plan, revision: state.revision, why: '', asked: 'first' }),
    );
  });

  app.post(ADDRESS, async (request, reply) => {
    const params = paramsSchema.safeParse(request.params);
    if (!params.success) return reply.callNotFound();
    const form = formSchema.safeParse(request.body);
    if (!form.success) return sendPage(reply, INCOMPLETE, 400);

    const { revision, ...answers } = form.data;
    const wish = { ...params.data, ...answers };
    const state = await readReleaseState(store);
    // A stale plan is not even looked at: that it is impossible now would be no news about the old one.
    if (state.revision !== revision) return refuse(reply, sources, wish, staleWords(state, revision));
    const planned = planWish(state, wish);
    if (planned.kind === 'impossible') return refuse(reply, sources, wish, planned.sentence);
    if (wish.why === '') {
      const page = confirmationPage({ plan: planned.plan, revision, why: '', asked: 'without-reason' });
      return sendPage(reply, page, 422);
    }

    const decision = { revision, why: wish.why, by: request.visitorName };
    const outcome = await outcomeOf(carryOut(store, planned.plan, decision));
    if (outcome.kind === 'done') return reply.redirect(`/?done=${outcome.revision}`, 303);
    if (outcome.kind === 'refused') return refuse(reply, sources, wish, outcome.words);
    return refuse(reply, sources, wish, staleWords(await readReleaseState(store), revision));
  });
}

function planWish(state: ReleaseState, { part, act, version }: Wish): PlannedAct {
  const partState = state.parts.find((candidate) => candidate.part === part);
  return partState
    ? planAct(partState, act, version)
    : { kind: 'impossible', sentence: `There is no part ${part}.` };
}

type Outcome =
  | { readonly kind: 'done'; readonly revision: number }
  | { readonly kind: 'refused'; readonly words: string }
  | { readonly kind: 'stale' };

async function outcomeOf(act: Promise<number>): Promise<Outcome> {
  try {
    return { kind: 'done', revision: await act };
  } catch (error) {
    if (error instanceof ReleaseRefused) return { kind: 'refused', words: error.message };
    if (error instanceof DecisionStale) return { kind: 'stale' };
    throw error;
  }
}

/** Nothing was done: says why, over what is the case now, with the wish kept where it can still be done. */
async function refuse(
  reply: FastifyReply,
  { store, health, now }: ConsoleSources,
  wish: Wish,
  words: string,
): Promise<FastifyReply> {
  const state = await readReleaseState(store);
  const notice = { kind: 'refused', text: words } as const;
  const planned = planWish(state, wish);
  if (planned.kind === 'possible') {
    const { plan } = planned;
    const confirmation = { plan, revision: state.revision, why: wish.why, asked: { again: notice } };
    return sendPage(reply, confirmationPage(confirmation), 409);
  }
  const report = await readHealthReport(health, now());
  return sendPage(reply, overviewPage({ state, health: report, notice, now: now() }), 409);
}
