import type { MetaDescriptor } from 'react-router'

export interface PageMeta {
  brand: string
  origin: string
  /** Without the brand; absent on the front page. */
  title?: string
  description: string
  /** Path and query of the one address that search engines shall know; absent where they shall know none. */
  canonical?: string
  /** Path of the picture that a shared link shows, 1200 by 630 pixels. */
  image?: string
  jsonLd?: object[]
}

const defaultTitle = 'Your sports event starts here'

/** Title, description, canonical address, OpenGraph and JSON-LD of a page. */
export function pageMeta({ brand, origin, title, description, canonical, image, jsonLd = [] }: PageMeta) {
  const fullTitle = `${title ?? defaultTitle} | ${brand}`
  const address = canonical === undefined ? undefined : origin + canonical
  const descriptors: MetaDescriptor[] = [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:site_name', content: brand },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title ?? defaultTitle },
    { property: 'og:description', content: description },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
  if (address === undefined) descriptors.push({ name: 'robots', content: 'noindex' })
  else
    descriptors.push(
      { tagName: 'link', rel: 'canonical', href: address },
      { property: 'og:url', content: address },
    )
  if (image !== undefined)
    descriptors.push(
      { property: 'og:image', content: origin + image },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
    )
  for (const entry of jsonLd)
    descriptors.push({ 'script:ld+json': { '@context': 'https://schema.org', ...entry } })
  return descriptors
}

/** Path of a picture as a shared link shows it; none of those that lie elsewhere, which nobody here can cut. */
export function sharedPicture(picture: string | undefined): string | undefined {
  if (picture === undefined || !picture.startsWith('/')) return undefined
  // What is drawn fills any size, but is no bitmap by itself.
  const look = picture.startsWith('/art/') ? 'format=png' : 'fit=cover&format=jpeg'
  return `${picture}?width=1200&height=630&${look}`
}

/** JSON-LD of the way to a page, from the front page down. */
export const breadcrumbList = (origin: string, steps: { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: origin + path,
  })),
})
