import { withQuery, wordsIn } from '../page/list-query.ts'

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
  words: wordsIn(search) ?? '',
})

/** The address of a conversation, or of none, beside this list. */
export const toThread = (id: string | undefined, { box, words }: ThreadQuery) =>
  withQuery(id === undefined ? '/groups' : `/groups/${id}`, { show: box !== 'all' && box, q: words })

export const threadFilterOf = ({ box, words }: ThreadQuery) => ({
  // A search of all finds archived ones too.
  ...((box !== 'all' || words === '') && { isArchived: box === 'archived' }),
  ...(box === 'unread' && { isOpened: false }),
  ...(words !== '' && { text: words }),
})
