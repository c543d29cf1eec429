import type { Article, ArticleBlock } from './article.ts'
import account from './articles/account.md?raw'
import findAVenue from './articles/find-a-venue.md?raw'
import runAnEvent from './articles/run-an-event.md?raw'
import runAPage from './articles/run-a-page.md?raw'
import talk from './articles/talk.md?raw'
import audiences from './audiences.md?raw'
import { readAudiences, readTopic } from './read-help.ts'
import { searchArticles } from './search-articles.ts'

const topics = [findAVenue, runAnEvent, runAPage, talk, account].map(readTopic)
/** What the product does for whom. */
export const audiencePages = readAudiences(audiences)

const articles = topics.flatMap((topic) => topic.articles)

export type ArticleLink = Pick<Article, 'slug' | 'title' | 'summary'>

const branded = (brand: string) => (text: string) => text.replaceAll('{brand}', brand)

const linkTo =
  (brand: string) =>
  ({ slug, title, summary }: Article): ArticleLink => ({
    slug,
    title: branded(brand)(title),
    summary: branded(brand)(summary),
  })

/** All topics with links to their articles. */
export const helpTopics = (brand: string) =>
  topics.map(({ title, articles: own }) => ({ title, articles: own.map(linkTo(brand)) }))

/** Links to the articles that match the words, the best first. */
export const articlesFor = (words: string, brand: string) =>
  searchArticles(articles, words).map(linkTo(brand))

/** An article with links to the others of its topic. Undefined if there is none. */
export function helpArticle(slug: string, brand: string) {
  const topic = topics.find((each) => each.articles.some((article) => article.slug === slug))
  const found = topic?.articles.find((article) => article.slug === slug)
  if (topic === undefined || found === undefined) return undefined
  return {
    ...linkTo(brand)(found),
    body: found.body.map((block) => brandedBlock(block, branded(brand))),
    topic: topic.title,
    others: topic.articles.filter((other) => other !== found).map(linkTo(brand)),
  }
}

function brandedBlock(block: ArticleBlock, inBrand: (text: string) => string): ArticleBlock {
  if (typeof block === 'string') return inBrand(block)
  if ('steps' in block) return { steps: block.steps.map(inBrand) }
  if ('points' in block) return { points: block.points.map(inBrand) }
  return block
}
