import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { breadcrumbList, pageMeta, sharedPicture } from '../../page/meta.ts'
import { listOf } from '../../page/format.ts'
import { crumbsOf, kindAndPlace } from './facility-place.ts'
import type { FacilityContent } from './load-facility.ts'
import { kinds, profilePath } from '../../kinds/registry.ts'

interface Loaded {
  brand: string
  origin: string
  content: FacilityContent | null
  /** Of its place. */
  country?: string | undefined
}

/** Title, description and structured content of the page. A hidden one says its title itself, once it knows it. */
export function facilityMeta(loaded: Loaded | null | undefined) {
  if (!loaded) return []
  const { brand, origin, content, country } = loaded
  if (content === null) return [{ name: 'robots', content: 'noindex' }]
  const { facility } = content
  const path = profilePath(kinds.facility, facility.id)
  const steps = crumbsOf(facility).map(({ label, to }) => ({ name: label, path: to }))
  return pageMeta({
    brand,
    origin,
    title: facility.name,
    description: summaryOf(facility),
    canonical: path,
    image: sharedPicture(facility.headerImage),
    jsonLd: [
      activityLocation(origin, content, country),
      breadcrumbList(origin, [...steps, { name: facility.name, path }]),
    ],
  })
}

const longestSummary = 160

function summaryOf(facility: Facility) {
  const kind = kindAndPlace(facility)
  const sports = facility.sports.length > 0 ? ` for ${listOf(facility.sports.slice(0, 4)).toLowerCase()}` : ''
  const text = facility.description?.replaceAll(/\s+/g, ' ') ?? `${facility.name}: ${kind}${sports}.`
  if (text.length <= longestSummary) return text
  const cut = text.slice(0, longestSummary - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 100))}…`
}

/** Fields without a value are left out when it is written as JSON. */
function activityLocation(
  origin: string,
  { facility, ratings, images }: FacilityContent,
  country: string | undefined,
) {
  const { address, city, state, postalCode, lat, lng } = facility
  const pictures = images.flatMap(({ url }) => url ?? [])
  return {
    '@type': 'SportsActivityLocation',
    name: facility.name,
    description: facility.description ?? undefined,
    url: origin + profilePath(kinds.facility, facility.id),
    image: (pictures.length > 0 ? pictures.slice(0, 5) : [facility.headerImage]).map(
      (image) => origin + image,
    ),
    telephone: facility.phone ?? undefined,
    email: facility.email ?? undefined,
    sameAs: facility.website ?? undefined,
    maximumAttendeeCapacity: facility.capacity ?? undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address ?? undefined,
      addressLocality: city ?? undefined,
      addressRegion: state ?? undefined,
      postalCode: postalCode ?? undefined,
      addressCountry: country,
    },
    geo:
      lat === null || lng === null ? undefined : { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
    aggregateRating:
      ratings.average === null
        ? undefined
        : { '@type': 'AggregateRating', ratingValue: ratings.average, reviewCount: ratings.count },
    amenityFeature: facility.amenities.map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
  }
}
