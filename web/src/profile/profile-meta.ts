import { sportNames } from '../kind/profile-calls.ts'
import { profilePath } from '../kind/registry.ts'
import { listOf } from '../components/format.ts'
import { breadcrumbList, pageMeta, sharedPicture } from '../page/meta.ts'
import { commonJsonLd } from './common-json-ld.ts'
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
    const common = commonJsonLd(content, origin, path, country)
    return pageMeta({
      brand,
      origin,
      title: profile.name,
      description: summaryOf(profile, page.typeOf(profile), page.metaLead?.(profile)),
      canonical: path,
      image: sharedPicture(profile.headerImage),
      jsonLd: [
        { ...common, ...page.jsonLd(content, common) },
        breadcrumbList(origin, [...steps, { name: profile.name, path }]),
      ],
    })
  }

const maxSummaryLength = 160

function summaryOf(profile: Content['profile'], type: string, lead?: string) {
  const played = sportNames(profile)
  const sports = played.length > 0 ? ` for ${listOf(played.slice(0, 4)).toLowerCase()}` : ''
  const about =
    profile.description?.replaceAll(/\s+/g, ' ') ??
    `${profile.name}: ${typeAndPlace(type, profile)}${sports}.`
  const text = lead === undefined ? about : `${lead} ${about}`
  if (text.length <= maxSummaryLength) return text
  const cut = text.slice(0, maxSummaryLength - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 100))}…`
}
