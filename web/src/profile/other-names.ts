import { listOfFirst } from '../components/format.ts'

const mostShown = 5

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** 'Also known as Old Mill and Elm Armory', or undefined without other names. */
export function alsoKnownAs(name: string, otherNames: readonly { name: string }[]): string | undefined {
  // The page may have got one of them as its name since.
  const others = otherNames.map((other) => other.name).filter((other) => !isSame(other, name))
  if (others.length === 0) return undefined
  return `Also known as ${listOfFirst(others, mostShown)}`
}
