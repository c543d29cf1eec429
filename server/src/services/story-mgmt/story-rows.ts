import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Page } from '@app/contract/envelope.ts'
import { trustedStories, type StoryState } from '@app/contract/rules/story-rules.ts'
import { Story, StoryDraft, TeamStory, TeamStoryCard } from '@app/contract/stories/story-schema.ts'
import { fields, itemJson } from '../../patterns/columns.ts'
import { pageQuery } from '../../patterns/page-query.ts'
import { notFound } from '../../platform/errors.ts'
import type { Call } from '../../platform/http/call.ts'
import { one, page } from '../../platform/http/json-text.ts'

/** A row that may be changed. */
export interface TeamRow {
  id: string
  state: StoryState
  revision: number
  pageId: string
  authorId: string | null
  title: string
  slug: string
  wasApproved: boolean
  needsApproval: boolean
  draft: StoryDraft
}

const view = sql`derived.story_item`
export const isPublished = sql`t.is_public`

/** The visibility rule of stories: those that are published, and to the managers of its page and administrators the others. Of a deleted page, nobody sees any. */
const isVisible = ({ isAdmin, user }: Call) =>
  isAdmin
    ? sql`t.is_public is not null`
    : sql`(t.is_public or t.owner_id in (select derived.seen_by(${user?.id ?? null})))`

/** The pictures of a text by their stored addresses. One that is gone shows its description. */
export const shownHtml = sql`derived.story_html(t.owner_id, t.html)`

export async function readStory(call: Call, condition: RawBuilder<unknown>) {
  const overrides = {
    html: shownHtml,
    isLiked: sql`exists (select from reaction r where r.owner_id = t.owner_id and r.user_id = ${call.user?.id ?? null})`,
  }
  const { rows } = await sql<{ json: string; revision: number }>`
    select ${itemJson(Story.shape, 't', overrides)}::text as json, t.revision from ${view} t
    where ${condition} and ${isVisible(call)}`.execute(call.db)
  const [found] = rows
  if (!found) throw notFound('This story')
  return one<Story>(found.json)
}

export const all = (conditions: readonly RawBuilder<unknown>[]) => sql.join(conditions, sql` and `)

const hasTag = (tags: readonly string[]) =>
  sql`exists (select from unnest(t.tags) tag where lower(tag) = any (${tags.map((tag) => tag.toLowerCase())}::text[]))`

export const publishedIn = ({
  categories,
  tags,
}: {
  categories?: string[] | undefined
  tags?: string[] | undefined
}) =>
  all([
    isPublished,
    ...(categories ? [sql`t.category = any (${categories}::text[])`] : []),
    ...(tags ? [hasTag(tags)] : []),
  ])

interface Listing<I extends z.ZodObject> {
  item: I
  where: RawBuilder<unknown>
  order: RawBuilder<unknown>
}

export async function readStories<I extends z.ZodObject>(
  call: Call,
  { item, where, order }: Listing<I>,
  paging: Page,
) {
  const query = { item: itemJson(item.shape, 't'), from: view, where, order }
  const { rows } = await pageQuery(query, paging).execute(call.db)
  return page<z.output<I>>(rows[0]?.items ?? '[]', rows[0]?.count ?? 0)
}

export const newest = sql`t.published_date desc, t.owner_id`

/** Stories for those who may change them, last changed first. */
export const readTeamStories = (
  call: Call,
  where: RawBuilder<unknown>,
  { state, ...paging }: Page & { state?: StoryState | undefined },
) =>
  readStories(
    call,
    {
      item: TeamStoryCard,
      where: state === undefined ? where : sql`${where} and t.state = ${state}`,
      order: sql`t.updated_date desc, t.owner_id`,
    },
    paging,
  )

const needsApproval = sql`t.page_id is not null and (
  select count(*) from story a where a.page_id = t.page_id and a.approved_date is not null) < ${trustedStories}`

const publishDate = 'derived.instant(t.publish_date)'

export async function readTeamStory(call: Call, id: string, status?: number) {
  const overrides = {
    aboutPages: sql`t.about`,
    publishDate: sql.raw(publishDate),
    needsApproval: sql`(${needsApproval})`,
  }
  const { rows } = await sql<{ json: string; revision: number }>`
    select ${itemJson(TeamStory.shape, 't', overrides)}::text as json, t.revision from ${view} t
    where t.owner_id = ${id} and t.page_id is not null`.execute(call.db)
  const [found] = rows
  if (!found) throw notFound('This story')
  return one<z.output<typeof TeamStory>>(found.json, found.revision, status)
}

/** Locks a story of a page until the transaction ends. */
export async function lockStory(call: Call, id: string): Promise<TeamRow> {
  await sql`select from story where id = ${id} for update`.execute(call.db)
  return readTeamRow(call, id)
}

export async function readTeamRow(call: Call, id: string): Promise<TeamRow> {
  const { rows } = await sql<TeamRow>`
    select s.id, t.state, s.revision, s.page_id as "pageId", s.author_id as "authorId", s.title, s.slug,
      s.approved_date is not null as "wasApproved", (${needsApproval}) as "needsApproval",
      (select row_to_json(j) from (select ${sql.raw(fields(StoryDraft.shape, 't', { publishDate }))}) j) as draft
    from story s join ${view} t on t.owner_id = s.id where s.id = ${id} and s.page_id is not null`.execute(
    call.db,
  )
  const [found] = rows
  if (!found) throw notFound('This story')
  return found
}
