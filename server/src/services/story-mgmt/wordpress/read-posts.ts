import * as z from 'zod'
import { fetchDocument } from '../../../platform/outgoing/fetch-document.ts'

export interface WordPressSite {
  url: string
  /** Servers that may be in our own network. */
  origins?: readonly string[] | undefined
}

/** A post as both APIs have it. Titles, excerpts and contents are HTML. */
export interface Post {
  id: number
  slug: string
  title: string
  excerpt: string
  content: string
  url: string
  author: string | null
  date: string
  modified: string
  categories: string[]
  tags: string[]
  picture: string | null
}

const Named = z.record(z.string(), z.unknown())
const ComPost = z
  .object({
    ID: z.int(),
    slug: z.string(),
    title: z.string(),
    excerpt: z.string(),
    content: z.string(),
    URL: z.url({ protocol: /^https?$/ }),
    author: z.object({ name: z.string() }).nullish(),
    date: z.iso.datetime({ offset: true }),
    modified: z.iso.datetime({ offset: true }),
    categories: Named,
    tags: Named,
    featured_image: z.string().nullish(),
  })
  .transform(({ ID, URL: url, author, categories, tags, featured_image: picture, ...post }): Post => ({
    ...post,
    id: ID,
    url,
    author: author?.name ?? null,
    categories: Object.keys(categories),
    tags: Object.keys(tags),
    picture: picture || null,
  }))

const Rendered = z.object({ rendered: z.string() }).transform(({ rendered }) => rendered)
const Term = z.object({ taxonomy: z.string(), name: z.string() })
const OwnPost = z
  .object({
    id: z.int(),
    slug: z.string(),
    title: Rendered,
    excerpt: Rendered,
    content: Rendered,
    link: z.url({ protocol: /^https?$/ }),
    date_gmt: z.iso.datetime({ local: true }),
    modified_gmt: z.iso.datetime({ local: true }),
    _embedded: z
      .object({
        author: z.array(z.object({ name: z.string().optional() })).default([]),
        'wp:term': z.array(z.array(Term)).default([]),
        'wp:featuredmedia': z.array(z.object({ source_url: z.string().optional() })).default([]),
      })
      .prefault({}),
  })
  .transform(({ link, date_gmt: date, modified_gmt: modified, _embedded: embedded, ...post }): Post => {
    const named = (taxonomy: string) =>
      embedded['wp:term'].flat().flatMap((term) => (term.taxonomy === taxonomy ? [term.name] : []))
    return {
      ...post,
      url: link,
      author: embedded.author[0]?.name ?? null,
      date: `${date}Z`,
      modified: `${modified}Z`,
      categories: named('category'),
      tags: named('post_tag'),
      picture: embedded['wp:featuredmedia'][0]?.source_url ?? null,
    }
  })

const perPage = 50
const mostPosts = 300
const maxBytes = 5_000_000

/** The newest posts. Throws, with a reason for the log, if the site doesn't reply with them. */
export async function readPosts(site: WordPressSite): Promise<Post[]> {
  const isOwn = site.url.replace(/\/$/, '').endsWith('/wp-json')
  const base = site.url.replace(/\/$/, '')
  const posts: Post[] = []
  for (let offset = 0; offset < mostPosts; offset += perPage) {
    const reply = await fetchJson(
      site,
      isOwn
        ? `${base}/wp/v2/posts?per_page=${perPage}&offset=${offset}&_embed=1`
        : `${base}/posts?number=${perPage}&offset=${offset}`,
    )
    const page = isOwn
      ? z.array(OwnPost).parse(reply)
      : z.object({ posts: z.array(ComPost) }).parse(reply).posts
    posts.push(...page)
    if (page.length < perPage) break
  }
  return posts
}

async function fetchJson({ origins = [] }: WordPressSite, url: string): Promise<unknown> {
  const headers = { accept: 'application/json' }
  const signal = AbortSignal.timeout(20_000)
  const { status, headers: received, body } = await fetchDocument({ url, headers, signal, maxBytes, origins })
  if (status !== 200) throw new Error(`it replied with ${status}`)
  const type = received['content-type'] ?? ''
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type))
    throw new Error(`it replied with ${type || 'no type'}`)
  const charset = /charset="?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8'
  if (!/^utf-?8$/i.test(charset)) throw new Error(`it replied in ${charset} instead of UTF-8`)
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
}
