import type { Article, ArticleBlock } from './article.ts'
import type { HelpLinks } from '@app/contract/page-surroundings.ts'
import { replacementOf } from '@app/contract/rules/help-pages.ts'
import account from './articles/account.md?raw'
import findAVenue from './articles/find-a-venue.md?raw'
import legal from './articles/legal.md?raw'
import runAnEvent from './articles/run-an-event.md?raw'
import runAPage from './articles/run-a-page.md?raw'
import talk from './articles/talk.md?raw'
import audiences from './audiences.md?raw'
import { readAudiences, readTopic } from './read-help.ts'
import { searchArticles } from './search-articles.ts'

const topics = [findAVenue, runAnEvent, runAPage, talk, account, legal].map(readTopic)
/** What the product does for whom. */
export const audiencePages = readAudiences(audiences)

const articles = topics.flatMap((topic) => topic.articles)

export type ArticleLink = Pick<Article, 'slug' | 'title' | 'summary'>

/** What the articles say of the site. */
export interface HelpSite {
  brand: string
  links: HelpLinks
  postalAddress?: string | undefined
}

type Values = Readonly<Record<'brand' | 'address', string | undefined>>

const valuesOf = ({ brand, postalAddress }: HelpSite): Values => ({ brand, address: postalAddress })

const placeholder = /\{(brand|address)\}/g

/** A text with the values of the site. Undefined if it lacks one of them. */
function filled(text: string, values: Values): string | undefined {
  const parts = new Map<string, string | undefined>(Object.entries(values))
  const isLacking = [...text.matchAll(placeholder)].some(([, name = '']) => parts.get(name) === undefined)
  return isLacking ? undefined : text.replaceAll(placeholder, (_, name: string) => parts.get(name) ?? '')
}

/** Whether the text of an article is here, rather than where configuration says. */
const isHere =
  ({ links }: HelpSite) =>
  ({ slug }: Article) =>
    replacementOf(slug, links) === undefined

const linkTo =
  (site: HelpSite) =>
  ({ slug, title, summary }: Article): ArticleLink => ({
    slug,
    title: filled(title, valuesOf(site)) ?? '',
    summary: filled(summary, valuesOf(site)) ?? '',
  })

/** All topics with links to their articles. */
export const helpTopics = (site: HelpSite) =>
  topics
    .map(({ title, articles: own }) => ({
      title,
      articles: own.filter(isHere(site)).map(linkTo(site)),
    }))
    .filter(({ articles: own }) => own.length > 0)

/** Links to the articles that match the words, the best first. */
export const articlesFor = (words: string, site: HelpSite) =>
  searchArticles(articles, words).filter(isHere(site)).map(linkTo(site))

/** An article with links to the others of its topic. Undefined if there is none. */
export function helpArticle(slug: string, site: HelpSite) {
  const topic = topics.find((each) => each.articles.some((article) => article.slug === slug))
  const found = topic?.articles.find((article) => article.slug === slug)
  if (topic === undefined || found === undefined) return undefined
  return {
    ...linkTo(site)(found),
    body: found.body.flatMap((block) => filledBlock(block, valuesOf(site)) ?? []),
    topic: topic.title,
    others: topic.articles.filter((other) => other !== found && isHere(site)(other)).map(linkTo(site)),
  }
}

/** Undefined for a block that lacks a value, such as a paragraph with the postal address. */
function filledBlock(block: ArticleBlock, values: Values): ArticleBlock | undefined {
  if (typeof block === 'string') return filled(block, values)
  if (!('steps' in block) && !('points' in block)) return block
  const texts = ('steps' in block ? block.steps : block.points).map((text) => filled(text, values))
  const whole = texts.filter((text) => text !== undefined)
  if (whole.length < texts.length) return undefined
  return 'steps' in block ? { steps: whole } : { points: whole }
}
