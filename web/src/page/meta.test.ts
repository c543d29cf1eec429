import { expect, test } from 'vitest'
import { breadcrumbList, pageMeta, sharedPicture } from './meta.ts'

const site = { brand: 'Brand', origin: 'https://brand.test', description: 'What it is.' }

test('appends the brand to titles, and gives the landing page the default title', () => {
  expect(pageMeta({ ...site, title: 'Facilities' })).toContainEqual({ title: 'Facilities | Brand' })
  expect(pageMeta(site)).toContainEqual({ title: 'Your sports event starts here | Brand' })
})

test('keeps a page without a canonical address from search engines', () => {
  expect(pageMeta(site)).toContainEqual({ name: 'robots', content: 'noindex' })
  const known = pageMeta({ ...site, canonical: '/facilities/marketplace' })
  expect(known).not.toContainEqual({ name: 'robots', content: 'noindex' })
  expect(known).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://brand.test/facilities/marketplace',
  })
})

test('names the picture by its whole address, as OpenGraph wants it', () => {
  expect(pageMeta({ ...site, image: '/art/x' })).toContainEqual({
    property: 'og:image',
    content: 'https://brand.test/art/x',
  })
})

test('shares a picture as a bitmap of the size that links are shown in', () => {
  expect(sharedPicture('/art/x')).toBe('/art/x?width=1200&height=630&format=png')
  expect(sharedPicture('/images/x')).toBe('/images/x?width=1200&height=630&fit=cover&format=jpeg')
})

test('shares no picture that lies elsewhere', () => {
  expect(sharedPicture('https://elsewhere.test/x.jpg')).toBeUndefined()
  expect(sharedPicture(undefined)).toBeUndefined()
})

test('counts the steps of the way to a page from one', () => {
  const { itemListElement } = breadcrumbList(site.origin, [
    { name: 'Front', path: '/' },
    { name: 'Facilities', path: '/facilities/marketplace' },
  ])
  expect(itemListElement.map(({ position, item }) => [position, item])).toEqual([
    [1, 'https://brand.test/'],
    [2, 'https://brand.test/facilities/marketplace'],
  ])
})
