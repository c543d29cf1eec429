import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import { pushDefaults, type NotificationTopic } from '@app/contract/users/settings-schema.ts'
import { notificationKinds, type KindOfNotification } from '../../../patterns/notification-kinds.ts'
import { isUnmuted, mayRead } from '../../../patterns/notify.ts'
import {
  keptSeconds,
  type PushMessage,
  type PushTarget,
  type SendPush,
} from '../../../platform/push/send-push.ts'
import { startWorkQueue } from '../../../platform/work-queue.ts'
import type { Database } from '../../../tables/tables.ts'

/** Of the notices of new jobs, which a trigger sends. */
const channel = 'push'
const retryMs = 30_000
/** Subscriptions that are sent to at the same time. */
const batchSize = 50
/** Longer than sending takes. The jobs of a server that stopped are due again after this. */
const leaseMinutes = 2
/** With pauses that double from a minute on, the last attempt is three days after the first. */
const maxFailures = 12
/** How long a server waits that isn't accepted by a push service. */
const deniedMinutes = 15
/** Characters of a notification's text. The rest is in the product. */
const maxContents = 300

interface PushQueueParts {
  db: Database
  databaseUrl: string
  send: SendPush
  log: FastifyBaseLogger
}

interface Job extends PushTarget {
  id: string
  subscriptionId: string
  notificationId: string
  aboutId: string | null
  kind: string
  topic: NotificationTopic
  title: string
  contents: string
  url: string
  /** Whether the person may still see it, wants it, and hasn't opened it. */
  isDue: boolean
  /** How many notifications the person hasn't opened. */
  unopened: number
}

const kinds: Readonly<Record<string, KindOfNotification>> = notificationKinds
const personalKinds = Object.entries(kinds).flatMap(([kind, { isPersonal }]) => (isPersonal ? [kind] : []))

const firstOf = (text: string, most: number) => {
  const characters = [...text]
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text
}

/** News of one conversation replace each other on a device. Others stand side by side. */
function tagOf({ kind, aboutId, notificationId }: Job): string {
  const isReplaced = kinds[kind]?.isReplaced === true
  return (isReplaced ? aboutId : null) ?? notificationId
}

function messageOf(job: Job): PushMessage {
  const { notificationId: id, topic, title, contents, url, unopened } = job
  const tag = tagOf(job)
  return {
    text: JSON.stringify({ id, title, contents: firstOf(contents, maxContents), url, tag, unopened }),
    topic: createHash('sha256').update(tag).digest('base64url').slice(0, 32),
    urgency: pushDefaults[topic] ? 'high' : 'low',
  }
}

/**
 * Sends queued notifications to browsers. If several servers run, each subscription is served by one of them at a time, in the order
 * of its notifications. A notification is sent again if the server stops right after sending it; devices replace it by its tag.
 */
export function startPushQueue({ db, databaseUrl, send, log }: PushQueueParts) {
  async function sendNext(): Promise<boolean> {
    const jobs = await takeJobs(db)
    await Promise.all(jobs.map((job) => work(job)))
    return jobs.length > 0
  }

  async function work(job: Job) {
    const outcome = job.isDue ? await send(job, messageOf(job)) : 'skipped'
    if (outcome === 'failed') return postpone(job)
    if (outcome === 'denied') return waitForCredentials(job)
    if (outcome === 'gone') return remove(job)
    if (outcome === 'refused') log.warn({ kind: job.kind }, 'a push service refused a message')
    await sql`
      with done as (delete from push_job where id = ${job.id})
      update push_subscription set failures = 0, retry_date = null where id = ${job.subscriptionId}`.execute(
      db,
    )
  }

  const remove = ({ subscriptionId }: Job) =>
    sql`delete from push_subscription where id = ${subscriptionId}`.execute(db)

  async function postpone(job: Job) {
    const { rows } = await sql<{ failures: number }>`
      update push_subscription set failures = failures + 1,
        retry_date = clock_timestamp() + make_interval(mins => (2 ^ least(failures, 9))::integer)
      where id = ${job.subscriptionId} returning failures`.execute(db)
    const failures = rows[0]?.failures ?? 0
    log.warn({ service: new URL(job.endpoint).host, failures }, 'sending to a push service failed')
    if (failures >= maxFailures) await remove(job)
  }

  /** Until its clock or its key is right, every subscription of the server would fail. None of them may end for that. */
  async function waitForCredentials({ endpoint, subscriptionId }: Job) {
    log.error({ service: new URL(endpoint).host }, 'a push service refused the credentials of this server')
    await sql`
      update push_subscription set retry_date = clock_timestamp() + make_interval(mins => ${deniedMinutes})
      where id = ${subscriptionId}`.execute(db)
  }

  return startWorkQueue({
    notices: { databaseUrl, channel },
    retryMs,
    doNext: sendNext,
    log,
    name: 'push messages',
  })
}

/** The next job of each subscription that is due. No other server takes them for the time of the lease. */
async function takeJobs(db: Database): Promise<Job[]> {
  // Materialized, because a subquery may run again for each row and then take more than the batch.
  const { rows: taken } = await sql<{ id: string }>`
    with due as materialized (
      select p.id from push_subscription p where p.id in (select subscription_id from push_job)
        and (p.retry_date is null or p.retry_date <= clock_timestamp())
      order by p.id limit ${batchSize} for update skip locked)
    update push_subscription p set retry_date = clock_timestamp() + make_interval(mins => ${leaseMinutes})
    from due where p.id = due.id returning p.id`.execute(db)
  if (taken.length === 0) return []
  const { rows } = await sql<Job>`
    select distinct on (p.id) j.id, p.id as "subscriptionId", p.endpoint, p.p256dh, p.auth, n.id as "notificationId",
      n.about_id as "aboutId", coalesce(n.tags[1], '') as kind, n.topic, n.title, n.contents, n.url,
      n.created_date > now() - make_interval(secs => ${keptSeconds}) and not (n.is_opened or n.is_archived)
        and u.blocked_date is null and (u.tokens_from is null or p.seen_date >= u.tokens_from)
        and coalesce((s.notifications->n.topic->>'push')::boolean, (${JSON.stringify(pushDefaults)}::jsonb->>n.topic)::boolean)
        and (n.tags[1] = any (${personalKinds}::text[]) or ${mayRead(sql`n.about_id`, sql`n.owner_id`)})
        and ${isUnmuted(sql`n.about_id`, sql`n.owner_id`)} as "isDue",
      (select count(*) from user_notification o where o.owner_id = n.owner_id and not o.is_opened and not o.is_archived) as unopened
    from push_job j join push_subscription p on p.id = j.subscription_id
      join user_notification n on n.id = j.notification_id
      join app_user u on u.id = p.user_id left join user_setting s on s.user_id = u.id
    where p.id = any (${taken.map(({ id }) => id)}::uuid[]) order by p.id, j.id`.execute(db)
  return rows
}
