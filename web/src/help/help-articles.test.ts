import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { audiences, helpArticles } from '@app/contract/rules/help-pages.ts'
import { audiencePages, helpArticle } from './help-articles.server.ts'
import { helpPictures, type ArticleBlock } from './article.ts'

const slugs: readonly string[] = helpArticles
const loaded = slugs.map((slug) => ({ slug, article: helpArticle(slug, 'Brand')! }))

const linksIn = (value: unknown) =>
  [...JSON.stringify(value).matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path)

test.each(loaded)('$slug is there', ({ slug, article }) => {
  expect(article).toMatchObject({ slug, body: expect.arrayContaining([expect.anything()]) })
})

test.each(loaded)('$slug has the brand instead of its placeholder', ({ article }) => {
  expect(JSON.stringify(article)).not.toContain('{brand}')
})

test.each(loaded)('$slug links to pages of ours, and to articles that exist', ({ article }) => {
  for (const link of linksIn(article.body)) {
    expect(link).toMatch(/^\/[a-z]/)
    if (link.startsWith('/help/')) expect(slugs).toContain(link.slice('/help/'.length))
  }
})

test('there is a page for each audience', () => {
  expect(audiencePages.map(({ slug }) => slug)).toEqual(Object.keys(audiences))
})

describe('pictures', () => {
  const isPicture = (block: ArticleBlock) => typeof block !== 'string' && 'picture' in block

  test.each(Object.keys(helpPictures))('%s is there in both themes', (name) => {
    for (const theme of ['light', 'dark'])
      expect(existsSync(new URL(`../../public/help/${name}-${theme}.webp`, import.meta.url))).toBe(true)
  })

  test('are said in words', () => {
    for (const { article } of loaded)
      for (const block of article.body.filter(isPicture))
        expect(block).toMatchObject({ alt: expect.stringMatching(/\w{3,} \w/) })
  })
})
