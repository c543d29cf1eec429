import { audiences, helpArticles, type Audience, type HelpArticle } from '@app/contract/rules/help-pages.ts'
import {
  helpPictures,
  type Article,
  type ArticleBlock,
  type ArticleTopic,
  type HelpPicture,
} from './article.ts'

// The help is written in Markdown. A heading ends with the last part of an address: `## Title (slug)`.

/** What the product does for somebody, with where they begin. */
export interface AudiencePage {
  /** The last part of its address. */
  slug: Audience
  title: string
  lead: string
  /** The picture at the top. */
  picture: HelpPicture
  alt: string
  start: { to: string; label: string }
  parts: readonly { title: string; text: string; picture?: HelpPicture; alt?: string }[]
  /** Articles that answer their questions. */
  articles: readonly HelpArticle[]
}

const blocksOf = (text: string) => text.trim().split(/\n{2,}/)

/** What `pattern` finds in a text that must have it. */
function found(pattern: RegExp, text: string): readonly [first: string, second: string] {
  const [, first, second] = pattern.exec(text) ?? []
  if (first === undefined || second === undefined) throw new Error(`The help can’t be read at “${text}”.`)
  return [first, second]
}

/** The one of these names. */
function known<Name extends string>(names: readonly Name[], wanted: string): Name {
  const name = names.find((each) => each === wanted)
  if (name === undefined) throw new Error(`The help names “${wanted}”, which doesn’t exist.`)
  return name
}

const isAudience = (slug: string): slug is Audience => slug in audiences
const isPicture = (name: string): name is HelpPicture => name in helpPictures
const slugged = /^(.+) \((.+)\)$/

const isPictureLine = (text: string) => text.startsWith('![')
function pictureOf(text: string) {
  const [alt, picture] = found(/^!\[(.+)\]\((.+)\)$/, text)
  return { picture: known(Object.keys(helpPictures).filter(isPicture), picture), alt }
}

/** A topic: its title, and each article with its summary as a quote before its blocks. */
export function readTopic(text: string): ArticleTopic {
  const [title = '', ...articles] = text.split(/^## /m)
  return { title: title.replace('# ', '').trim(), articles: articles.map(readArticle) }
}

function readArticle(text: string): Article {
  const [head = '', summary = '', ...blocks] = blocksOf(text)
  const [title, slug] = found(slugged, head)
  return {
    slug: known(helpArticles, slug),
    title,
    summary: summary.replace(/^> /, ''),
    body: blocks.map(readBlock),
  }
}

function readBlock(text: string): ArticleBlock {
  if (isPictureLine(text)) return pictureOf(text)
  const lines = text.split('\n')
  if (text.startsWith('- ')) return { points: lines.map((line) => line.slice(2)) }
  if (text.startsWith('1. ')) return { steps: lines.map((line) => line.replace(/^\d+\. /, '')) }
  return text
}

/** Pages for audiences: lead, picture, where to start, and the articles, then the parts. */
export const readAudiences = (text: string): AudiencePage[] => text.split(/^# /m).slice(1).map(readAudience)

function readAudience(text: string): AudiencePage {
  const [top = '', ...parts] = text.split(/^## /m)
  const [head = '', lead = '', picture = '', start = '', articles = ''] = blocksOf(top)
  const [title, slug] = found(slugged, head)
  const [label, to] = found(/^\[(.+)\]\((.+)\)$/, start)
  return {
    slug: known(Object.keys(audiences).filter(isAudience), slug),
    title,
    lead,
    ...pictureOf(picture),
    start: { to, label },
    parts: parts.map((part) => {
      const [partTitle = '', words = '', image] = blocksOf(part)
      return { title: partTitle, text: words, ...(image !== undefined && pictureOf(image)) }
    }),
    articles: articles.split('\n').map((line) => known(helpArticles, line.slice(2))),
  }
}
