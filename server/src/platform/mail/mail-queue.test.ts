import { sql } from 'kysely'
import pino from 'pino'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import type { AnyDatabase } from '../../tables/tables.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { connect } from '../database.ts'
import { queueMail, startMailQueue } from './mail-queue.ts'
import type { Message } from './outbox.ts'

/** A queue on a database of its own, whose emails have the id of their subject as text. */
async function openQueue(send: (message: Message) => Promise<void>) {
  const { url, drop } = await testDatabase(inject('databaseUrl'))
  onTestFinished(drop)
  return queueAt(url, send)
}

async function queueAt(url: string, send: (message: Message) => Promise<void>) {
  const { db, pool, close } = connect(url)
  const log = pino({ level: 'silent' })
  const error = vi.spyOn(log, 'error')
  const compose = async (_db: unknown, subjectId: string) => ({
    to: 'ada@club.example',
    subject: 'Hello',
    text: subjectId,
    html: '',
  })
  const whenSent = vi.fn<() => Promise<void>>(async () => {})
  const noted = async (trx: unknown, id: string) => ({ ...(await compose(trx, id)), whenSent })
  const { promise: end, resolve: endStuck } = Promise.withResolvers<null>()
  const inTransaction = (on: AnyDatabase) => compose(on, String(on.isTransaction))
  const composers = {
    hello: compose,
    noted,
    nothing: async () => null,
    stuck: () => end,
    inTransaction,
    once: { writingOnce: inTransaction },
  }
  const queue = await startMailQueue({ db, databaseUrl: url, send, domain: 'test', composers, log })
  onTestFinished(async () => {
    endStuck(null)
    await queue.close()
    await close()
  })
  const jobs = async () =>
    (
      await pool.query<{ attempts: number; wait: number }>(
        `select attempts, round(extract(epoch from due_date - created_date) / 60)::int as wait from mail_job`,
      )
    ).rows
  return { url, db, error, jobs, whenSent }
}

test('sends an email once its transaction has committed', async () => {
  const sent: string[] = []
  const { db, jobs } = await openQueue(async ({ text }) => void sent.push(text))
  const [kept, undone] = [crypto.randomUUID(), crypto.randomUUID()]
  await db.transaction().execute((trx) => queueMail(trx, 'hello', kept))
  const failing = db.transaction().execute(async (trx) => {
    await queueMail(trx, 'hello', undone)
    throw new Error('undo')
  })
  await expect(failing).rejects.toThrow('undo')
  await expect.poll(() => sent).toEqual([kept])
  await expect.poll(jobs).toEqual([])
})

test('composes in a transaction, unless the table of composers says that it writes once', async () => {
  const sent: string[] = []
  const { db } = await openQueue(async ({ text }) => void sent.push(text))
  await queueMail(db, 'inTransaction', crypto.randomUUID())
  await expect.poll(() => sent).toEqual(['true'])
  await queueMail(db, 'once', crypto.randomUUID())
  await expect.poll(() => sent).toEqual(['true', 'false'])
})

test('drops a job without anything to send', async () => {
  const send = vi.fn<() => Promise<void>>(async () => {})
  const { db, jobs } = await openQueue(send)
  await queueMail(db, 'nothing', crypto.randomUUID())
  await expect.poll(jobs).toEqual([])
  expect(send).not.toHaveBeenCalled()
})

test('several jobs about one thing in one transaction send one email', async () => {
  const sent: string[] = []
  const { db, jobs } = await openQueue(async ({ text }) => void sent.push(text))
  const id = crypto.randomUUID()
  await db.transaction().execute(async (trx) => {
    await queueMail(trx, 'hello', id)
    await queueMail(trx, 'hello', id)
  })
  await expect.poll(jobs).toEqual([])
  await expect.poll(() => sent).toEqual([id])
})

test('stores that an email was sent only after it was', async () => {
  const send = vi.fn<(message: Message) => Promise<void>>(async () => {})
  send.mockRejectedValueOnce(new Error('refused'))
  const { db, jobs, whenSent } = await openQueue(send)
  await queueMail(db, 'noted', crypto.randomUUID())
  await expect.poll(jobs).toEqual([{ attempts: 1, wait: 1 }])
  expect(whenSent).not.toHaveBeenCalled()
  await queueMail(db, 'noted', crypto.randomUUID())
  await expect.poll(() => whenSent.mock.calls.length).toBe(1)
  expect(send.mock.lastCall?.[0]).not.toHaveProperty('whenSent')
})

test('retries later if the mail server refuses, and logs no address', async () => {
  const refusal = Object.assign(new Error('550 <ada@club.example>: unknown'), { code: 'EENVELOPE' })
  const { db, error, jobs } = await openQueue(() => Promise.reject(refusal))
  await queueMail(db, 'hello', crypto.randomUUID())
  await expect.poll(jobs).toEqual([{ attempts: 1, wait: 1 }])
  expect(error.mock.calls).toEqual([
    [{ kind: 'hello', attempts: 1, code: 'EENVELOPE', isLast: false }, 'sending an email failed'],
  ])
})

test('counts an attempt before it is made, and gives up an email whose server ended at each', async () => {
  const send = vi.fn<() => Promise<void>>(() => new Promise(() => {}))
  send.mockRejectedValueOnce(new Error('refused'))
  const { db, error, jobs } = await openQueue(send)
  await queueMail(db, 'hello', crypto.randomUUID())
  await expect.poll(jobs).toEqual([{ attempts: 1, wait: 1 }])
  await sql`update mail_job set attempts = 12, due_date = now()`.execute(db)
  await sql`notify mail`.execute(db)
  await expect.poll(jobs).toEqual([])
  expect(send).toHaveBeenCalledTimes(1)
  expect(error).toHaveBeenLastCalledWith(expect.objectContaining({ isLast: true }), 'sending an email failed')
})

test('an email whose composing ends each server is given up', async () => {
  const send = vi.fn<() => Promise<void>>(async () => {})
  const { url, db, jobs } = await openQueue(send)
  await queueMail(db, 'stuck', crypto.randomUUID())
  // Counted while it is still composed, for the lease of a server that ends now.
  await expect.poll(jobs).toEqual([{ attempts: 1, wait: 10 }])
  await sql`update mail_job set attempts = 12, due_date = now()`.execute(db)
  const next = await queueAt(url, send)
  await expect.poll(jobs).toEqual([])
  expect(next.error).toHaveBeenLastCalledWith(
    expect.objectContaining({ isLast: true }),
    'sending an email failed',
  )
  expect(send).not.toHaveBeenCalled()
})
