import * as z from 'zod'

/** Addresses of videos by the name of a state. The composition root checks the names. */
export type StateVideos = Readonly<Record<string, string>>

const address = z
  .url({ protocol: /^https$/ })
  .max(2000)
  .regex(/[^,;]$/)

/** Reads 'Indiana=https://… New York=https://…'. Undefined if an entry has no name or no address. */
export function readStateVideos(text: string): StateVideos | undefined {
  const videos = new Map<string, string>()
  // A name may have spaces, and an address has none.
  for (const entry of text.trim().split(/(?<=https?:\/\/\S+)\s+/)) {
    const [first = '', ...rest] = entry.split('=')
    const name = first.trim()
    const video = address.safeParse(rest.join('=').trim())
    if (name === '' || !video.success || videos.has(name)) return undefined
    videos.set(name, video.data)
  }
  return Object.fromEntries(videos)
}

export const stateVideosText = z.string().transform((text, context): StateVideos => {
  const videos = readStateVideos(text)
  if (videos !== undefined) return videos
  context.addIssue({
    code: 'custom',
    message: 'must be like Indiana=https://… New York=https://…, each state once',
  })
  return z.NEVER
})
