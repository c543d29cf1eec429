import { StateWithContentName } from '@app/contract/reference-lists/states-with-content.ts'
import * as z from 'zod'

/** Videos by the name of a state with content. */
export type StateVideos = Readonly<Partial<Record<StateWithContentName, string>>>

const address = z
  .url({ protocol: /^https$/ })
  .max(2000)
  .regex(/[^,;]$/)

/** Reads 'Indiana=https://… New York=https://…'. Undefined if a state has no content or an address isn't one. */
export function readStateVideos(text: string): StateVideos | undefined {
  const videos: Record<string, string> = {}
  // A name may have spaces, and an address has none.
  for (const entry of text.trim().split(/(?<=https?:\/\/\S+)\s+/)) {
    const [name = '', ...rest] = entry.split('=')
    const state = StateWithContentName.safeParse(name.trim())
    const video = address.safeParse(rest.join('=').trim())
    if (!state.success || !video.success || videos[state.data] !== undefined) return undefined
    videos[state.data] = video.data
  }
  return videos
}
