import type { Api } from '@app/contract/api.ts'
import { eventHotels } from '@app/contract/events/event-hotels.ts'
import { wholeList } from '../../../api/every-page.ts'
import { LinksEditor } from '../../../profile/links/links-editor.tsx'
import type { LinkSide } from '../../../profile/links/links.ts'
import type { EditorProps } from '../../../profile/profile-page.ts'
import type { Field } from '../../../kind/field.ts'
import type { ListedHotel } from './load-deals.ts'

const fields: readonly Field[] = [
  {
    name: 'note',
    label: 'Note',
    placeholder: 'Breakfast for teams',
    hint: 'Beside an amount, readers see that it may leave out fees.',
    control: 'text',
  },
  { name: 'bookingLink', label: 'Page to book', placeholder: 'example.org/rooms', control: 'url' },
]

const shownResults = 8

const calls = (api: Api) => api['event-mgmt'].events.hotels

const side: LinkSide<Omit<ListedHotel, 'specials'>> = {
  parts: ['deals', 'profile'],
  one: 'hotel',
  many: 'hotels',
  list: (api, ownerId) => wholeList((page) => calls(api).list({ ownerId, ...page })),
  export: (api, ownerId, format) => calls(api).export({ ownerId, data: { format } }),
  nameOf: ({ name }) => name,

  details: {
    line: ({ note }) => note ?? '',
    fields: () => fields,
    draft: () => eventHotels.change,
    save: (api, { ownerId, id }, patch) => calls(api).update({ ownerId, id, patch }),
  },
  request: {
    hint: 'Hotels on this site. Add a note or a page to book afterwards.',
    outcome: 'added',
    find: async (api, text) =>
      (await api['hotel-mgmt'].hotels.search({ take: shownResults, data: { text } })).data,
    add: (api, ownerId, { id }) => calls(api).create({ ownerId, data: { hotelId: id } }),
  },

  remove: (api, { ownerId, id }) => calls(api).remove({ ownerId, id }),
}

/** The hotels of the event, with what was agreed on with each. */
export const HotelsEditor = (props: EditorProps) => <LinksEditor {...props} side={side} />
