import type { HelpArticle } from '@app/contract/rules/help-pages.ts'

/** A part of an article. Texts may have links: `[words](/path)`. `{brand}` is replaced. */
export type ArticleBlock =
  | string
  | { steps: readonly string[] }
  | { points: readonly string[] }
  | { picture: HelpPicture; alt: string }

/** A picture of the product in both themes, `/help/{name}-{theme}.webp`. */
export const helpPictures = {
  market: { width: 1200, height: 750 },
  venue: { width: 1200, height: 750 },
  spaces: { width: 1200, height: 750 },
  compare: { width: 1200, height: 750 },
  request: { width: 1200, height: 750 },
  event: { width: 1200, height: 750 },
  destination: { width: 1200, height: 750 },
  conversation: { width: 1200, height: 750 },
  notifications: { width: 1200, height: 750 },
  business: { width: 1200, height: 750 },
  phone: { width: 780, height: 750 },
} as const
export type HelpPicture = keyof typeof helpPictures

export interface Article {
  /** The last part of its address. */
  slug: HelpArticle
  title: string
  /** What it answers, in a sentence. */
  summary: string
  body: readonly ArticleBlock[]
}

/** Articles for one purpose. */
export interface ArticleTopic {
  title: string
  articles: readonly Article[]
}
