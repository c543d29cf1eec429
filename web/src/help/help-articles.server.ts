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

const branded = (brand: string) => (text: string) => text.replaceAll('{brand}', brand)

/** Whether the text of an article is here, rather than where configuration says. */
const isHere =
  ({ links }: HelpSite) =>
  ({ slug }: Article) =>
    replacementOf(slug, links) === undefined

const linkTo =
  (brand: string) =>
  ({ slug, title, summary }: Article): ArticleLink => ({
    slug,
    title: branded(brand)(title),
    summary: branded(brand)(summary),
  })

/** All topics with links to their articles. */
export const helpTopics = (site: HelpSite) =>
  topics
    .map(({ title, articles: own }) => ({
      title,
      articles: own.filter(isHere(site)).map(linkTo(site.brand)),
    }))
    .filter(({ articles: own }) => own.length > 0)

/** Links to the articles that match the words, the best first. */
export const articlesFor = (words: string, site: HelpSite) =>
  searchArticles(articles, words).filter(isHere(site)).map(linkTo(site.brand))

/** An article with links to the others of its topic. Undefined if there is none. */
export function helpArticle(slug: string, site: HelpSite) {
  const { brand, postalAddress } = site
  const topic = topics.find((each) => each.articles.some((article) => article.slug === slug))
  const found = topic?.articles.find((article) => article.slug === slug)
  if (topic === undefined || found === undefined) return undefined
  return {
    ...linkTo(brand)(found),
    body: found.body
      // A paragraph with the address is left out without one.
      .filter((block) => postalAddress !== undefined || !JSON.stringify(block).includes('{address}'))
      .map((block) =>
        brandedBlock(block, (text) => branded(brand)(text).replaceAll('{address}', postalAddress ?? '')),
      ),
    topic: topic.title,
    others: topic.articles.filter((other) => other !== found && isHere(site)(other)).map(linkTo(brand)),
  }
}

function brandedBlock(block: ArticleBlock, inBrand: (text: string) => string): ArticleBlock {
  if (typeof block === 'string') return inBrand(block)
  if ('steps' in block) return { steps: block.steps.map(inBrand) }
  if ('points' in block) return { points: block.points.map(inBrand) }
  return block
}
