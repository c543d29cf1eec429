import { kindContracts } from '@app/contract/kinds.ts'
import type { VisitSource } from '@app/contract/visits/visits.ts'
import type { Letter } from '../platform/mail/letter.ts'

const paths = Object.values(kindContracts).map(({ path }) => path.slice(1))
const uuid = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`
/** The page of a profile, and what follows in its address. Pages below it are about something else, and may have a secret. */
const pageOfProfile = new RegExp(`^(/(?:${paths.join('|')})/${uuid})((?:[?#].*)?)$`, 's')

export const isPageOfProfile = (path: string) => pageOfProfile.test(path)

/**
 * An address of ours for readers who find it there, such as in an email. Only visits of profiles are recorded, so others stay as they are. `url` is a
 * path, or begins with `origin`.
 */
export function foundBy(source: VisitSource, url: string, origin = ''): string {
  if (!url.startsWith(origin)) return url
  const [, path, rest = ''] = pageOfProfile.exec(url.slice(origin.length)) ?? []
  if (path === undefined) return url
  const query = rest.startsWith('?') ? `&${rest.slice(1)}` : rest
  return `${origin}${path}?via=${source}${query}`
}

/** A letter whose links to pages of profiles say that it is one. */
export function foundByMail(letter: Letter, origin: string): Letter {
  const found = (url: string) => foundBy('mail', url, origin)
  return {
    ...letter,
    items: letter.items?.map((item) => ({ ...item, url: found(item.url) })),
    link: letter.link && { ...letter.link, url: found(letter.link.url) },
  }
}
