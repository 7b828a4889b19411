import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { STUDIO_ROLES } from '../../db/studio-tables';
import { ApiError } from '../../http/api-error';
import { parseInput } from '../../http/parse-input';
import { appendAudit, readAudit } from '../audit-log';
import type { GuardDeps, SignedIn } from '../request-guard';

import { allAccounts, changeAccount, insertAccount, type Account } from './account-store';
import { emailSchema } from './email-schema';
import { hashPassword, isPassword, newPassword, passwordSchema } from './passwords';

const newAccountSchema = z.strictObject({
  email: emailSchema,
  name: z.string().trim().min(1, 'is missing').max(80),
  role: z.enum(STUDIO_ROLES),
});
const changeSchema = z.strictObject({
  role: z.enum(STUDIO_ROLES).optional(),
  isDisabled: z.boolean().optional(),
});
const ownPasswordSchema = z.strictObject({ current: z.string().max(200), next: passwordSchema });

interface ById {
  Params: { id: string };
}

const actorOf = ({ id, name }: Account) => ({ accountId: id, name });

/** Calls for accounts, of admins, and the change of the own password. */
export function registerAccounts(app: FastifyInstance, { db, clock }: GuardDeps, signedIn: SignedIn): void {
  const admins = { config: { studio: 'admin' as const } };
  const now = () => new Date(clock.now());
  app.get('/accounts', admins, async () => ({ accounts: await allAccounts(db) }));
  app.get('/audit', admins, async () => ({ entries: await readAudit(db) }));
  app.post('/accounts', admins, async (request, reply) => {
    const input = parseInput(newAccountSchema, request.body);
    const password = newPassword();
    const passwordHash = await hashPassword(password);
    const { id } = await db.transaction().execute(async (trx) => {
      const account = await insertAccount(trx, { ...input, passwordHash }, now());
      const entry = { act: 'account.add', subject: input.email, detail: { role: input.role } };
      await appendAudit(trx, actorOf(signedIn(request)), entry, now());
      return account;
    });
    return reply.status(201).send({ id, password });
  });
  app.post<ById>('/accounts/:id', admins, async (request) => {
    const change = parseInput(changeSchema, request.body);
    return db.transaction().execute(async (trx) => {
      const account = await changeAccount(trx, request.params.id, change, now());
      const entry = { act: 'account.change', subject: account.email, detail: change };
      await appendAudit(trx, actorOf(signedIn(request)), entry, now());
      return account;
    });
  });
  app.post<ById>('/accounts/:id/password', admins, async (request) => {
    const password = newPassword();
    const passwordHash = await hashPassword(password);
    await db.transaction().execute(async (trx) => {
      const { email } = await changeAccount(trx, request.params.id, { passwordHash }, now());
      const entry = { act: 'account.reset-password', subject: email };
      await appendAudit(trx, actorOf(signedIn(request)), entry, now());
    });
    return { password };
  });
  app.post('/password', async (request) => {
    const { current, next } = parseInput(ownPasswordSchema, request.body);
    const { id, email, name } = signedIn(request);
    const row = await db
      .selectFrom('studio_accounts')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!(await isPassword(current, row?.password_hash ?? null)))
      throw new ApiError(403, 'wrong-password', 'The current password is wrong.', { field: 'current' });
    const passwordHash = await hashPassword(next);
    await db.transaction().execute(async (trx) => {
      await changeAccount(trx, id, { passwordHash }, now());
      await appendAudit(trx, { accountId: id, name }, { act: 'account.password', subject: email }, now());
    });
    return { changed: true };
  });
}
