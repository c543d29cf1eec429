import { slug } from '@app/contract/reference-lists/slug.ts'

interface Pictured {
  id: string
  /** Of kinds whose profiles have sports. */
  sports?: readonly string[] | undefined
  headerImage: string
}

/** A profile's sports, those that were searched for first. */
export const searchedFirst = ({ sports = [] }: Pick<Pictured, 'sports'>, searched: readonly string[]) =>
  sports.toSorted((one, other) => Number(searched.includes(other)) - Number(searched.includes(one)))

/** The picture of a profile. The art of one without pictures shows a sport that was searched for. */
export function searchedImage(profile: Pictured, searched: readonly string[]): string {
  const { id, headerImage } = profile
  const [sport] = searchedFirst(profile, searched)
  const isArt = headerImage.startsWith('/art/') && sport !== undefined && searched.includes(sport)
  return isArt ? `/art/${id}/${slug(sport)}` : headerImage
}
