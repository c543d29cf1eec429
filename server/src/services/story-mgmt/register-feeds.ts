import { createHash } from 'node:crypto'
import { StoryQuery } from '@app/contract/stories/story-schema.ts'
import { storyPath } from '@app/contract/rules/story-rules.ts'
import type { FastifyInstance } from 'fastify'
import { Feed } from 'feed'
import { sql } from 'kysely'
import { matchesEtag } from '../../platform/http/entity-tags.ts'
import { parse } from '../../platform/http/input.ts'
import { escaped } from '../../platform/markup.ts'
import type { Database } from '../../tables/tables.ts'
import { newest, publishedIn, shownHtml } from './story-rows.ts'

interface FeedParts {
  db: Database
  brand: string
  origin: string
}

interface FeedStory {
  id: string
  slug: string
  title: string
  standfirst: string | null
  category: string
  author: string
  html: string
  cover: { url: string; description: string | null } | null
  publishedDate: Date
  updatedDate: Date
}

const formats = {
  'feed.xml': { type: 'application/rss+xml', write: (feed: Feed) => feed.rss2() },
  'atom.xml': { type: 'application/atom+xml', write: (feed: Feed) => feed.atom1() },
  'feed.json': { type: 'application/feed+json', write: (feed: Feed) => feed.json1() },
} as const
type Format = keyof typeof formats

/** Stories of another site may have characters that make a whole document unreadable. */
const notXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const Filter = StoryQuery.pick({ categories: true, tags: true })

/** `GET /stories/feed.xml` and in two other formats: the newest published stories by category and tag, with their whole texts. */
export function registerStoryFeeds(app: FastifyInstance, parts: FeedParts) {
  const register = (format: Format) =>
    app.get(`/stories/${format}`, { config: { budget: 'reads' } }, async (request, reply) => {
      // Refuses what the second one, which has the type, would throw for.
      parse(Filter, request.query, '')
      const filter = Filter.parse(request.query)
      const { type, write } = formats[format]
      const feed = feedOf(parts, format, await readNewest(parts.db, filter), request.url)
      const text = write(feed).replaceAll(notXml, '')
      const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
      reply.headers({ etag, 'cache-control': 'public, max-age=300' })
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.status(304).send()
      return reply.type(`${type}; charset=utf-8`).send(text)
    })
  register('feed.xml')
  register('atom.xml')
  register('feed.json')
}

async function readNewest(db: Database, filter: Parameters<typeof publishedIn>[0]) {
  const { rows } = await sql<FeedStory>`
    select t.id, t.slug, t.title, t.standfirst, t.category, t.author->>'name' as author, ${shownHtml} as html, t.cover,
      t.published_date as "publishedDate", t.updated_date as "updatedDate"
    from derived.story_item t where ${publishedIn(filter)} order by ${newest} limit 30`.execute(db)
  return rows
}

function feedOf(
  { brand, origin }: FeedParts,
  format: Format,
  stories: readonly FeedStory[],
  address: string,
) {
  const changed = stories.map(({ updatedDate, publishedDate }) =>
    Math.max(Number(updatedDate), Number(publishedDate)),
  )
  const feed = new Feed({
    title: `${brand} stories`,
    description: 'From the people who host, play and travel.',
    id: `${origin}/stories`,
    link: `${origin}/stories`,
    feed: origin + address,
    feedLinks: { json: origin + address },
    language: 'en-US',
    generator: brand,
    updated: new Date(Math.max(0, ...changed)),
  })
  // Titles of Atom are HTML here, those of the others plain text.
  const words = (text: string) => (format === 'atom.xml' ? escaped(text) : text)
  for (const story of stories) {
    const link = origin + storyPath(story.slug)
    feed.addItem({
      id: `tag:${new URL(origin).hostname},2026:story:${story.id}`,
      link,
      title: words(story.title),
      ...(story.standfirst !== null && { description: words(story.standfirst) }),
      content: absolute(coverOf(story) + story.html, origin, link),
      date: format === 'feed.xml' ? story.publishedDate : story.updatedDate,
      published: story.publishedDate,
      category: [{ name: story.category, term: story.category }],
      // An author of RSS is an email address.
      ...(format === 'feed.xml'
        ? { extensions: [{ name: 'dc:creator', objects: { _text: story.author } }] }
        : { author: [{ name: story.author }] }),
    })
  }
  return feed
}

const coverOf = ({ cover }: FeedStory) =>
  cover ? `<p><img src="${cover.url}" alt="${escaped(cover.description ?? '')}"></p>` : ''

/** Addresses in a feed have nothing that they could be relative to. */
const absolute = (html: string, origin: string, link: string) =>
  html.replaceAll(/ (src|href)="\/(?!\/)/g, ` $1="${origin}/`).replaceAll(/ href="#/g, ` href="${link}#`)
