import type { Article, ArticleBlock } from './article.ts'

type Searched = Pick<Article, 'title' | 'summary' | 'body'>

/** Words of questions that say nothing about their subject. */
const fillers = new Set(
  'a an and are as at be by can cant do does for from have how i in is it my of on or the this to what when where who why with you your'.split(
    ' ',
  ),
)

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

const textsOf = (block: ArticleBlock): readonly string[] => {
  if (typeof block === 'string') return [block]
  if ('steps' in block) return block.steps
  return 'points' in block ? block.points : []
}

/** A word in the title says most about an article, one in its text least. */
const weightsOf = ({ title, summary, body }: Searched) => [
  { words: wordsOf(title), weight: 8 },
  { words: wordsOf(summary), weight: 3 },
  { words: wordsOf(body.flatMap(textsOf).join(' ')), weight: 1 },
]

/** How much an article has of a word, also of `venues` for `venue` and the other way around. */
const weightOf = (article: Searched, wanted: string) =>
  Math.max(
    ...weightsOf(article).map(({ words, weight }) =>
      words.some(
        (word) =>
          word.startsWith(wanted) || (wanted.length > 4 && wanted.startsWith(word) && word.length > 3),
      )
        ? weight
        : 0,
    ),
  )

/** The articles that have the words, or their beginnings. Those with all of them if there are any, the best first. */
export function searchArticles<A extends Searched>(articles: readonly A[], text: string): A[] {
  const all = wordsOf(text)
  const telling = all.filter((word) => !fillers.has(word))
  const wanted = telling.length > 0 ? telling : all
  const found = articles
    .map((article) => {
      const weights = wanted.map((word) => weightOf(article, word))
      return {
        article,
        matched: weights.filter((weight) => weight > 0).length,
        weight: weights.reduce((sum, weight) => sum + weight, 0),
      }
    })
    .filter(({ matched }) => matched > 0)
  const most = Math.max(0, ...found.map(({ matched }) => matched))
  return found
    .filter(({ matched }) => matched === most)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ article }) => article)
}
