import { tabDrafts } from './draft-store.ts'

const prefix = 'conversations/'

/** The key of a person's unsent text in this tab. `subject` keeps it from the next person who logs in. */
export const unsentKey = (subject: string | undefined, name: string) => `${prefix}${subject}/${name}`

/** Unsent messages don't outlast the session. */
export function forgetUnsent() {
  for (const key of tabDrafts.keys(prefix)) tabDrafts.drop(key)
}
