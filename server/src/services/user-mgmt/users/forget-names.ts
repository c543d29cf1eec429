import { sql } from 'kysely'
import { maxEntryTitle } from '@app/contract/rules/limits.ts'
import { withoutDirectionMarks } from '@app/contract/rules/direction-marks.ts'
import { kindOfNotification, type NotificationKind } from '../../../patterns/notification-kinds.ts'
import { sentence } from '../../../patterns/sentence.ts'
import type { Call } from '../../../platform/http/call.ts'

/** A name that the product wrote into sentences, and what these have in its place. */
interface Renaming {
  from: string
  to: string
}

interface Told {
  id: string
  kind: NotificationKind
  title: string
  contents: string
  page: string | null
}

/** Notifications and emails that wait for the daily one. Both keep the sentences that were composed when they were written. */
const sources = [
  { table: sql`user_notification`, kind: sql`n.tags[1]` },
  { table: sql`notification_mail`, kind: sql`n.kind` },
]

/** Takes a person's name out of what others were told of what the person did. */
export async function forgetSender({ db }: Call, userId: string) {
  for (const { table, kind } of sources) {
    const { rows } = await sql<Told>`
      select n.id, ${kind} as kind, n.title, n.contents, p.name as page
      from ${table} n left join profile p on p.id = n.about_id where n.sender_id = ${userId}`.execute(db)
    await rewrite(db, table, rows, ({ kind: name, contents, page }) => {
      const { signed } = kindOfNotification(name)
      return (
        signed && {
          title: sentence(signed.title.replace('{page}', () => page ?? 'a page')),
          contents: signed.contents ?? contents,
        }
      )
    })
  }
}

interface NamedIn {
  /** Whose names they are. */
  userId: string
  /** The pages whose teams were told. */
  pageIds: readonly string[]
  /** Of the leads that are the person's. */
  leadUrls: readonly string[]
  /** When they were told first. */
  since: Date
  renamings: readonly Renaming[]
}

/** Replaces names in what the teams of hosts were told about requests, and in the dates that they hold for these. */
export async function replaceNames({ db }: Call, { userId, pageIds, leadUrls, since, renamings }: NamedIn) {
  for (const { table, kind } of sources) {
    const { rows } = await sql<Told>`
      select n.id, ${kind} as kind, n.title, n.contents, null as page from ${table} n
      where n.topic = 'requests' and n.created_date >= ${since} and (n.sender_id = ${userId} or n.url = any(${leadUrls})
        or n.url not like '/leads/%' and (n.about_id = any(${pageIds}::uuid[]) or n.about_id is null))`.execute(
      db,
    )
    await rewrite(db, table, rows, ({ title, contents }) => ({
      title: renamed(title, renamings),
      contents: renamed(contents, renamings),
    }))
  }
  for (const { from, to } of renamings) {
    const held = from.slice(0, maxEntryTitle)
    const inEntries = (entries: string) => sql`${sql.ref(entries)} = (
      select jsonb_agg(case when e->>'title' = ${held} then jsonb_set(e, '{title}', to_jsonb(${to}::text)) else e end order by at)
      from jsonb_array_elements(${sql.ref(entries)}) with ordinality as listed (e, at))`
    await sql`update calendar_entry set title = ${to} where title = ${held} and id in (
      select id from calendar_entry where owner_id = any(${pageIds}::uuid[]) and title = ${held} order by id for update)`.execute(
      db,
    )
    await sql`update calendar_change set title = case when title = ${held} then ${to} else title end, ${inEntries('before')}, ${inEntries('after')}
      where owner_id = any(${pageIds}::uuid[]) and created_date >= ${since}
        and (title = ${held} or before @> ${JSON.stringify([{ title: held }])} or after @> ${JSON.stringify([{ title: held }])})`.execute(
      db,
    )
  }
}

type Words = Pick<Told, 'title' | 'contents'>

async function rewrite(
  db: Call['db'],
  table: (typeof sources)[number]['table'],
  rows: readonly Told[],
  wordsOf: (row: Told) => Words | undefined,
) {
  const changed = rows.flatMap((row) => {
    const words = wordsOf(row)
    return words === undefined || (words.title === row.title && words.contents === row.contents)
      ? []
      : [{ id: row.id, ...words }]
  })
  if (changed.length === 0) return
  const ids = changed.map(({ id }) => id)
  await sql`select from ${table} where id = any(${ids}::uuid[]) order by id for update`.execute(db)
  await sql`update ${table} n set title = w.title, contents = w.contents
    from jsonb_to_recordset(${JSON.stringify(changed)}) as w (id uuid, title text, contents text) where n.id = w.id`.execute(
    db,
  )
}

/** Replaces whole words only: an event called "Ann" leaves "Annual" alone. */
function renamed(text: string, renamings: readonly Renaming[]) {
  return renamings.reduce((before, { from, to }) => {
    const name = withoutDirectionMarks(from).replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
    return name === ''
      ? before
      : before.replaceAll(new RegExp(String.raw`(?<![\p{L}\p{N}])${name}(?![\p{L}\p{N}])`, 'gu'), () => to)
  }, text)
}
