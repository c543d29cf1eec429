import { sql } from 'kysely'
import { Id } from '@app/contract/envelope.ts'
import { storyAbilities, type stories } from '@app/contract/stories/story-routes.ts'
import { StoryCard, TeamStoryCard } from '@app/contract/stories/story-schema.ts'
import { entitlementsOn } from '../../patterns/entitlements.ts'
import { imageHandlers } from '../../patterns/files.ts'
import { reactionHandlers } from '../../patterns/reactions.ts'
import { isPublic } from '../../patterns/visibility.ts'
import type { ServiceParts } from '../../patterns/service-parts.ts'
import { signedIn, type Call, type Handlers } from '../../platform/http/call.ts'
import { parsed } from '../../platform/http/json-text.ts'
import { publishingHandlers } from './publish-story.ts'
import {
  all,
  isPublished,
  newest,
  publishedIn,
  readStories,
  readStory,
  readTeamStories,
  readTeamStory,
} from './story-rows.ts'
import { storyRenderer } from './text/story-renderer.ts'
import { writingHandlers } from './write-story.ts'

export type StoryParts = Pick<ServiceParts, 'store' | 'openHeavyWork' | 'origin'>

export function storyHandlers({ store, openHeavyWork, origin }: StoryParts): Handlers<typeof stories> {
  const render = storyRenderer(openHeavyWork, origin)
  return {
    list: async ({ number, offset, fields, ...topics }, call) => {
      const listing = { item: StoryCard, where: publishedIn(topics), order: newest }
      const { data, _meta } = parsed(await readStories(call, listing, { offset, take: number }))
      const wanted = new Set(['id', ...(fields ?? [])])
      const pick = (card: StoryCard) =>
        StoryCard.partial()
          .required({ id: true })
          .parse(Object.fromEntries(Object.entries(card).filter(([field]) => wanted.has(field))))
      return { data: { found: _meta.stats.count, posts: fields === undefined ? data : data.map(pick) } }
    },

    bySlug: ({ slug: asked }, call) => {
      const slug = asked.normalize('NFC')
      const id = Id.safeParse(asked).data ?? null
      return readStory(
        call,
        sql`t.owner_id in (select id from story where slug = ${slug} or id = ${id}
          union all select story_id from former_slug where slug = ${slug})`,
      )
    },

    get: ({ id }, call) =>
      readStory(call, Id.safeParse(id).success ? sql`t.owner_id = ${id}` : sql`t.id = ${id}`),

    cards: ({ offset, take, sort, ...wanted }, call) =>
      readStories(
        call,
        { item: StoryCard, where: cardsWhere(call, wanted), order: sort === 'read' ? mostRead : newest },
        { offset, take },
      ),

    topics: async (_input, call) => {
      const { rows } = await sql<{ json: Topics }>`
        with shown as materialized (select t.category, t.tags from derived.story_item t where ${isPublished}),
          tags as (select min(tag) as name, count(*)::int as count from shown, unnest(shown.tags) tag group by lower(tag))
        select json_build_object('count', (select count(*)::int from shown),
          'categories', (select coalesce(json_agg(c), '[]') from (
            select category as name, count(*)::int as count from shown group by category order by 2 desc, 1) c),
          'tags', (select coalesce(json_agg(g), '[]') from (select * from tags order by count desc, name limit 20) g)) as json`.execute(
        call.db,
      )
      return { data: rows[0]?.json ?? { count: 0, categories: [], tags: [] } }
    },

    my: (paging, call) => {
      const managed = sql`select s.owner_id from derived.staff s where s.user_id = ${signedIn(call).id} and s.rung = 'manager'`
      return readTeamStories(call, sql`t.page_id in (${managed}) and ${isPageThere}`, paging)
    },

    ofPage: ({ ownerId, ...paging }, call) => readTeamStories(call, sql`t.page_id = ${ownerId}`, paging),

    waiting: (paging, call) =>
      readStories(
        call,
        {
          item: TeamStoryCard,
          where: sql`t.state = 'Waiting' and ${isPageThere}`,
          order: sql`t.sent_date, t.owner_id`,
        },
        paging,
      ),

    preview: async ({ data: { text, storyId } }, call) => {
      const rendered = await render(call, text, 'data/text')
      // Only the team of a story sees its pictures.
      const { rows } = await sql<{ html: string }>`
        select derived.story_html(case when ${call.isAdmin} or derived.is_seen_by(${storyId ?? null}, ${signedIn(call).id}) then ${storyId ?? null}::uuid end,
          ${rendered.html}) as html`.execute(call.db)
      return { data: { ...rendered, html: rows[0]?.html ?? '' } }
    },

    draft: ({ id }, call) => readTeamStory(call, id),
    ...writingHandlers(render),
    ...publishingHandlers(),
    entitlements: (_input, call) => entitlementsOn(call, storyAbilities),
    images: imageHandlers(store),
    likes: reactionHandlers(),
  }
}

type Topics = Awaited<ReturnType<Handlers<typeof stories>['topics']>> extends { data: infer T } ? T : never

/** Deleted pages have no stories. */
const isPageThere = sql`exists (select from profile p where p.id = t.page_id and p.deleted_date is null)`

type Wanted = Omit<Parameters<Handlers<typeof stories>['cards']>[0], 'offset' | 'take' | 'sort'>

const cardsWhere = (call: Call, { category, tag, profileId, state, isFollowed }: Wanted) =>
  all([
    publishedIn({
      categories: category === undefined ? category : [category],
      tags: tag === undefined ? tag : [tag],
    }),
    ...(profileId ? [sql`${profileId}::uuid in (select ${pagesOfStory})`] : []),
    ...(state
      ? [
          sql`exists (select from profile p where p.id in (select ${pagesOfStory}) and p.state = ${state} and ${sql.raw(isPublic('p'))})`,
        ]
      : []),
    ...(isFollowed
      ? [
          sql`exists (select from reaction r where r.owner_id = t.page_id and r.user_id = ${call.user?.id ?? null})`,
        ]
      : []),
  ])

const pagesOfStory = sql`unnest(t.about_ids || t.page_id)`

const mostRead = sql`(select coalesce(sum(v.count), 0) from visit_day v
  where v.profile_id = t.owner_id and v.action = 'view' and v.day > derived.today() - 30) desc, ${newest}`
