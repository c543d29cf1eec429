import { titled } from '@app/contract/page-title.ts'
import { pictureFrames } from '@app/contract/rules/picture-sizes.ts'
import type { MetaDescriptor } from 'react-router'

export interface PageMeta {
  brand: string
  origin: string
  /** Without the brand; absent on the landing page. */
  title?: string
  description: string
  /** Path and query of the URL for search engines. Without it, they don't index the page. */
  canonical?: string
  /** Path of the picture that a shared link shows, in its frame. */
  image?: string
  jsonLd?: object[]
}

const defaultTitle = 'Your sports event starts here'

/** Title, description, canonical address, OpenGraph and JSON-LD of a page. */
export function pageMeta({ brand, origin, title, description, canonical, image, jsonLd = [] }: PageMeta) {
  const address = canonical === undefined ? undefined : origin + canonical
  const descriptors: MetaDescriptor[] = [
    { title: titled(title ?? defaultTitle, brand) },
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
      { property: 'og:image:width', content: String(pictureFrames.linkPreview.width) },
      { property: 'og:image:height', content: String(pictureFrames.linkPreview.height) },
    )
  for (const entry of jsonLd)
    descriptors.push({ 'script:ld+json': { '@context': 'https://schema.org', ...entry } })
  return descriptors
}

/** Path of a picture in the size for shared links. Undefined for pictures of other sites, which can't be resized. */
export function sharedPicture(picture: string | undefined): string | undefined {
  if (picture === undefined || !picture.startsWith('/')) return undefined
  // Drawings are SVG, which has any size, but apps show only bitmaps.
  const look = picture.startsWith('/art/') ? 'format=png' : 'fit=cover&format=jpeg'
  const { width, height } = pictureFrames.linkPreview
  return `${picture}?width=${width}&height=${height}&${look}`
}

/** JSON-LD of the breadcrumbs of a page. */
export const breadcrumbList = (origin: string, steps: { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: origin + path,
  })),
})
