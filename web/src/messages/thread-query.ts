import { text } from '../page/query-codecs.ts'

export const boxes = ['all', 'unread', 'archived'] as const
type Box = (typeof boxes)[number]

/** Which conversations are listed. It is kept in the address. */
export interface ThreadQuery {
  box: Box
  /** Words of names. */
  words: string
}

export const threadQueryOf = (search: URLSearchParams): ThreadQuery => ({
  box: boxes.find((box) => box === search.get('show')) ?? 'all',
  words: text.read(search.get('q'))?.slice(0, 200) ?? '',
})

/** The address of a conversation, or of none, beside this list. */
export function toThread(id: string | undefined, { box, words }: ThreadQuery): string {
  const search = new URLSearchParams({
    ...(box !== 'all' && { show: box }),
    ...(words !== '' && { q: words }),
  })
  const path = id === undefined ? '/groups' : `/groups/${id}`
  return search.size === 0 ? path : `${path}?${search.toString()}`
}

export const threadFilterOf = ({ box, words }: ThreadQuery) => ({
  // A search of all finds archived ones too.
  ...((box !== 'all' || words === '') && { isArchived: box === 'archived' }),
  ...(box === 'unread' && { isOpened: false }),
  ...(words !== '' && { text: words }),
})
