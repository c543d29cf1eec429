import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { audiences, helpArticles, legalArticles, ownHelpPaths } from '@app/contract/rules/help-pages.ts'
import { ownHelpLinks } from '@app/contract/page-surroundings.ts'
import { articlesFor, audiencePages, helpArticle, helpTopics } from './help-articles.server.ts'
import { helpPictures, type ArticleBlock } from './article.ts'

const slugs: readonly string[] = helpArticles
const site = { brand: 'Brand', links: ownHelpLinks, postalAddress: '1 Main Street, Springfield, IL 62701' }
const loaded = slugs.map((slug) => ({ slug, article: helpArticle(slug, site)! }))

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

describe('privacy and terms', () => {
  test.each(legalArticles)('%s end with the postal address, if there is one', (slug) => {
    const bodyOf = (postalAddress?: string) => helpArticle(slug, { ...site, postalAddress })!.body
    expect(bodyOf(site.postalAddress).at(-1)).toBe(`By mail: ${site.postalAddress}`)
    expect(JSON.stringify(bodyOf())).not.toMatch(/By mail|\{address\}/)
  })

  test('a brand that looks like a placeholder is left as it is, without an address as well', () => {
    const named = helpArticle('privacy', { ...site, brand: 'A {address} B', postalAddress: undefined })
    expect(JSON.stringify(named)).toContain('A {address} B')
  })

  const elsewhere = { ...site, links: { ...ownHelpLinks, terms: 'https://example.com/terms' } }
  const slugsOf = (from: typeof site) =>
    helpTopics(from).flatMap(({ articles }) => articles.map(({ slug }) => slug))

  test('a text that is elsewhere is no article, is not found, and is in no sitemap', () => {
    expect(slugsOf(site)).toContain('terms')
    expect(slugsOf(elsewhere)).not.toContain('terms')
    expect(slugsOf(elsewhere)).toContain('privacy')
    expect(articlesFor('terms', elsewhere).map(({ slug }) => slug)).not.toContain('terms')
    expect(helpArticle('privacy', elsewhere)!.others).toEqual([])
    expect(ownHelpPaths(site.links)).toContain('/help/terms')
    expect(ownHelpPaths(elsewhere.links)).not.toContain('/help/terms')
  })

  test('the texts stay where the Help Center is elsewhere', () => {
    const paths = ownHelpPaths({ ...ownHelpLinks, help: 'https://example.com/help' })
    expect(paths).toContain('/help/privacy')
    expect(paths).not.toContain('/help/messages')
  })
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
