import { profilePath } from '../kinds/registry.ts'
import { listOf } from '../page/format.ts'
import { breadcrumbList, pageMeta, sharedPicture } from '../page/meta.ts'
import type { Content, ProfilePage } from './profile-page.ts'
import { crumbsOf, typeAndPlace } from './profile-place.ts'

export interface LoadedProfile<C extends Content> {
  brand: string
  origin: string
  /** Null if visitors may not see it. */
  content: C | null
  /** Of its place. */
  country?: string | undefined
}

/** Title, description and structured data of the page. A hidden profile sets its title in the browser. */
export const profileMeta =
  <C extends Content>(page: ProfilePage<C>) =>
  ({ loaderData }: { loaderData?: LoadedProfile<C> | null | undefined }) => {
    if (!loaderData) return []
    const { brand, origin, content, country } = loaderData
    if (content === null) return [{ name: 'robots', content: 'noindex' }]
    const { profile } = content
    const path = profilePath(page.kind, profile.id)
    const steps = crumbsOf(page.kind, profile).flatMap(({ label, to }) =>
      to === undefined ? [] : { name: label, path: to },
    )
    return pageMeta({
      brand,
      origin,
      title: profile.name,
      description: summaryOf(profile, page.typeOf(profile)),
      canonical: path,
      image: sharedPicture(profile.headerImage),
      jsonLd: [
        { ...commonJsonLd(content, origin, path, country), ...page.jsonLd(content) },
        breadcrumbList(origin, [...steps, { name: profile.name, path }]),
      ],
    })
  }

const maxSummaryLength = 160

function summaryOf(profile: Content['profile'], type: string) {
  const played = profile.sports ?? []
  const sports = played.length > 0 ? ` for ${listOf(played.slice(0, 4)).toLowerCase()}` : ''
  const text =
    profile.description?.replaceAll(/\s+/g, ' ') ??
    `${profile.name}: ${typeAndPlace(type, profile)}${sports}.`
  if (text.length <= maxSummaryLength) return text
  const cut = text.slice(0, maxSummaryLength - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 100))}…`
}

/** Fields without a value are left out when it is written as JSON. */
function commonJsonLd(
  { profile, images, otherNames }: Content,
  origin: string,
  path: string,
  addressCountry: string | undefined,
) {
  const { name, description, phone, email, website, address, city, state, postalCode, lat, lng } = profile
  const pictures = images.flatMap(({ url }) => url ?? [])
  return {
    name,
    alternateName: otherNames.length > 0 ? otherNames.map((other) => other.name) : undefined,
    description: description ?? undefined,
    url: origin + path,
    image: (pictures.length > 0 ? pictures.slice(0, 5) : [profile.headerImage]).map(
      (image) => origin + image,
    ),
    telephone: phone ?? undefined,
    email: email ?? undefined,
    sameAs: website ?? undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address ?? undefined,
      addressLocality: city ?? undefined,
      addressRegion: state ?? undefined,
      postalCode: postalCode ?? undefined,
      addressCountry,
    },
    geo:
      lat === null || lng === null ? undefined : { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
  }
}
