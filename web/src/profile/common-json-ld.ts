import type { Profile } from '../kind/profile-calls.ts'

interface Described {
  profile: Profile
  images: readonly { url: string | null }[]
  otherNames: readonly { name: string }[]
}

export type CommonJsonLd = ReturnType<typeof commonJsonLd>

/** The structured data of every kind. Fields without a value are left out when it is written as JSON. */
export function commonJsonLd(
  { profile, images, otherNames }: Described,
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

/** The amenities of a place. */
export const featuresOf = (names: readonly string[]) =>
  names.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true }))
