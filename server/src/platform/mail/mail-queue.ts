import { sql, type RawBuilder } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import { v7 as newId } from 'uuid'
import type { AnyDatabase, Database } from '../../tables/tables.ts'
import { startWorkQueue } from '../work-queue.ts'
import type { Message, SendMail } from './outbox.ts'

/** Of the notices of new jobs, which a trigger sends. */
const channel = 'mail'
const retryMs = 60_000
/** Longer than composing and sending an email take. A job whose server stopped in between is due again after this. */
const leaseMinutes = 10
/** With pauses that double from a minute on, the last attempt is a day and a half after the first. */
const maxAttempts = 12

/**
 * Composes an email, in a transaction that is committed before the email is sent, so that its links work when it arrives.
 * Null if there is nothing to send anymore.
 */
export type ComposeMail = (
  db: AnyDatabase,
  subjectId: string,
  recipientId: string | null,
) => Promise<ComposedMail | null>

/** By the kind of job. What writes in one statement at most needs no transaction, which takes two more round trips. */
export type MailComposers = Readonly<Record<string, ComposeMail | { writingOnce: ComposeMail }>>

export interface ComposedMail extends Message {
  /** Stores that the email was sent. */
  whenSent?: (db: AnyDatabase) => Promise<unknown>
  /** Does so in one statement, an INSERT, UPDATE or DELETE. */
  onceSent?: RawBuilder<unknown>
}

interface MailOptions {
  /** A user. For subjects that several people are emailed about. */
  recipientId?: string
  /** Not before. */
  dueDate?: Date | undefined
}

interface QueuedMail extends MailOptions {
  subjectId: string
}

/** Queues an email in the transaction of what it is about. It is sent after the commit. */
export const queueMail = (db: AnyDatabase, kind: string, subjectId: string, options: MailOptions = {}) =>
  queueMails(db, kind, [{ subjectId, ...options }])

/** Queues several emails of a kind. */
export async function queueMails(db: AnyDatabase, kind: string, mails: readonly QueuedMail[]) {
  if (mails.length > 0) await queueing(kind, mails).execute(db)
}

/** The statement of `queueMails`, for callers that write with it. */
export function queueing(kind: string, mails: readonly QueuedMail[]) {
  const jobs = mails.map((mail) => ({ id: newId(), ...mail }))
  return sql`insert into mail_job (id, kind, subject_id, recipient_id, due_date)
    select j.id, ${kind}, j."subjectId", j."recipientId", coalesce(j."dueDate", now())
    from jsonb_to_recordset(${JSON.stringify(jobs)})
      as j (id uuid, "subjectId" uuid, "recipientId" uuid, "dueDate" timestamptz)`
}

/** Attempts to send emails since the start of the server. */
export interface MailCounts {
  sent: number
  /** Attempts that failed. */
  failed: number
  /** Emails that were given up. */
  dropped: number
  /** In ms. */
  lastSent: number | undefined
}

interface MailQueueParts {
  db: Database
  databaseUrl: string
  send: SendMail
  /** The host in the ids of messages. */
  domain: string
  composers: MailComposers
  log: FastifyBaseLogger
}

interface Job {
  id: string
  kind: string
  subjectId: string
  recipientId: string | null
  /** Including this one. */
  attempts: number
  /** Whether no newer job has the same kind, subject and recipient. */
  isLatest: boolean
}

class JobFailed extends Error {
  readonly job: Job

  constructor(job: Job, cause: unknown) {
    super('sending an email failed', { cause })
    this.job = job
  }
}

/**
 * Takes the next job that is due. No other server takes it for the time of the lease. The attempt is counted and committed before
 * anything is composed, so that a job that ends its server is given up as well.
 */
async function takeJob(db: AnyDatabase): Promise<Job | undefined> {
  const { rows } = await sql<Job>`
    update mail_job set attempts = attempts + 1, due_date = clock_timestamp() + make_interval(mins => ${leaseMinutes}) where id = (
      select id from mail_job where due_date <= clock_timestamp() order by due_date limit 1 for update skip locked)
    returning id, kind, subject_id as "subjectId", recipient_id as "recipientId", attempts, not exists (
      select from mail_job newer where newer.kind = mail_job.kind and newer.subject_id = mail_job.subject_id
        and newer.recipient_id is not distinct from mail_job.recipient_id and newer.id > mail_job.id) as "isLatest"`.execute(
    db,
  )
  return rows[0]
}

/**
 * Sends queued emails. If several servers run, each job is sent by one of them. An email is sent again if the server stops
 * right after sending it.
 */
export async function startMailQueue({ db, databaseUrl, send, domain, composers, log }: MailQueueParts) {
  const counts: MailCounts = { sent: 0, failed: 0, dropped: 0, lastSent: undefined }

  /** In a transaction of its own. Resolves with null if there is nothing to send. */
  async function compose(job: Job): Promise<ComposedMail | null> {
    // A newer job about the same thing makes this one superfluous.
    if (!job.isLatest) return null
    if (job.attempts > maxAttempts)
      throw new JobFailed(job, new Error('the attempts before this one never ended'))
    try {
      const composer = composers[job.kind]
      if (composer === undefined) return null
      const { subjectId, recipientId } = job
      return await ('writingOnce' in composer
        ? composer.writingOnce(db, subjectId, recipientId)
        : db.transaction().execute((trx) => composer(trx, subjectId, recipientId)))
    } catch (error) {
      throw new JobFailed(job, error)
    }
  }

  /** Sends the next email and returns whether there was one. */
  async function sendNext(): Promise<boolean> {
    try {
      const job = await takeJob(db)
      if (job === undefined) return false
      const message = await compose(job)
      if (message) await sendAs(job, message)
      else await finish(db, job)
      return true
    } catch (error) {
      if (!(error instanceof JobFailed)) throw error
      await postpone(error)
      return true
    }
  }

  async function sendAs(job: Job, { whenSent, onceSent, ...message }: ComposedMail) {
    try {
      // The same for each attempt, so that mail servers drop an email that was sent again after a crash.
      await send({ ...message, messageId: `<${job.id}@${domain}>` })
    } catch (error) {
      throw new JobFailed(job, error)
    }
    counts.sent += 1
    counts.lastSent = Date.now()
    if (whenSent === undefined) await finish(db, job, onceSent)
    else
      await db.transaction().execute(async (trx) => {
        await whenSent(trx)
        await finish(trx, job)
      })
  }

  const finish = (trx: AnyDatabase, { id }: Job, also?: RawBuilder<unknown>) => {
    const end = sql`delete from mail_job where id = ${id}`
    return (also ? sql`with finished as (${end}) ${also}` : end).execute(trx)
  }

  async function postpone({ job: { id, kind, attempts }, cause }: JobFailed) {
    const isLast = attempts >= maxAttempts
    counts.failed += 1
    if (isLast) counts.dropped += 1
    // The error of a mail server quotes addresses, so only its code is logged.
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
    log.error({ kind, attempts, code, isLast }, 'sending an email failed')
    await (
      isLast
        ? sql`delete from mail_job where id = ${id}`
        : sql`update mail_job set attempts = ${attempts},
          due_date = clock_timestamp() + make_interval(mins => ${2 ** (attempts - 1)}) where id = ${id}`
    ).execute(db)
  }

  const queue = await startWorkQueue({
    notices: { databaseUrl, channel },
    retryMs,
    doNext: sendNext,
    log,
    name: 'emails',
  })
  return { ...queue, counts: () => counts }
}
