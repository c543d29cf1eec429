import { date } from '../components/format.ts'
import type { Content } from './profile-page.ts'

/** When one of these fields or collections last changed: 'Updated Mar 12, 2027'. Undefined if none of them ever did. */
export function updatedText({ changes }: Pick<Content, 'changes'>, names: readonly string[]) {
  const latest = names
    .flatMap((name) => changes[name] ?? [])
    .toSorted()
    .at(-1)
  return latest === undefined ? undefined : `Updated ${date(latest)}`
}

export const contactFields = ['phone', 'email', 'website', 'responseTime'] as const
