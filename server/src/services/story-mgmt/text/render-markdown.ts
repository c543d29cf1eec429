import { Id } from '@app/contract/envelope.ts'
import type { StoryHeading } from '@app/contract/stories/story-schema.ts'
import { slugOf } from '@app/contract/rules/story-rules.ts'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { RefusedWork } from '../../../platform/heavy-work/refused-work.ts'

export interface RenderedStory {
  /** Pictures have addresses such as `image:<id>`, since those of drafts change by the hour. */
  html: string
  headings: StoryHeading[]
  minutes: number
}

const wordsPerMinute = 220
const deepest = 12

export interface TextToRender {
  text: string
  /** Of our own pages. */
  origin: string
}

/** Throws `RefusedWork` for quotes and lists that are nested too deeply. */
export function renderMarkdown({ text, origin }: TextToRender): RenderedStory {
  requireShallow(text)
  // HTML in a text is escaped, so these are all elements of the parser, which writes each attribute in one way.
  const html = micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()] }).replaceAll(
    /<img src="([^"]*)" alt="([^"]*)"(?: title="[^"]*")? \/>/g,
    (_, source: string, alt: string) => {
      const id = /^\/images\/([^/]*)/.exec(source)?.[1]
      // Pictures of other sites aren't shown: they would tell who reads here.
      return Id.safeParse(id).success ? `<img src="image:${id?.toLowerCase()}" alt="${alt}">` : alt
    },
  )
  return finishHtml(html, origin)
}

/** Gives headings ids and marks links to other sites, in HTML whose headings have no attributes and whose links begin with their address. */
export function finishHtml(plain: string, origin: string): RenderedStory {
  const used = new Map<string, number>()
  const headings: StoryHeading[] = []
  const html = plain
    .replaceAll(/<h([1-6])>(.*?)<\/h\1>/gs, (_, number: string, inner: string) => {
      const text = plainText(inner)
      const level = Math.max(2, Number(number))
      const slug = slugOf(text)
      const count = (used.get(slug) ?? 0) + 1
      used.set(slug, count)
      const id = count === 1 ? slug : `${slug}-${count}`
      headings.push({ id, text, level })
      return `<h${level} id="${id}">${inner}</h${level}>`
    })
    .replaceAll(/<a href="([^"]*)"/g, (link, address: string) =>
      isForeign(address, origin) ? `${link} rel="nofollow noopener"` : link,
    )
  const words = plainText(html).split(/\s+/).length
  return { html, headings, minutes: Math.max(1, Math.round(words / wordsPerMinute)) }
}

function isForeign(address: string, origin: string) {
  const url = URL.parse(address.replaceAll('&amp;', '&'), origin)
  return url !== null && url.origin !== origin
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Of HTML that a parser wrote. */
export const plainText = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '')
    .trim()

/** The parser recurses into quotes and lists, and takes time that grows with the square of their depth. */
function requireShallow(text: string) {
  for (const [line] of text.matchAll(/^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)])(?=[ \t>]|$))+/gm))
    if (line.replaceAll(/[ \t\d]/g, '').length + line.search(/[^ \t]/) / 2 > deepest)
      throw new RefusedWork(`must not nest quotes and lists deeper than ${deepest}`)
}
